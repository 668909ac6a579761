import { SectionHeading } from '@vidda/ui/section-heading'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { fetchCode } from '../app/index.ts'

export type EmptyPlaceProps = {
  readonly of: 'missing' | 'noHits' | 'list' | 'filtered' | 'cart' | 'favourites'
  /** Shown with `text` until the code has loaded, and if it fails to load. */
  readonly title: string
  /** Below the title. A missing page and a search without hits have their own texts. */
  readonly text?: string
  /** A button or link. Shown only when the code has loaded or failed to load, because loading replaces it, and a press just then would be lost. */
  readonly action?: ReactNode
  /** Below the links. Shown only when the code has loaded, so that it does not move then. */
  readonly more?: ReactNode
}

/** Keeps the footer below the viewport, to avoid a layout shift when the code has loaded. */
const asHigh = { minBlockSize: '100vh' }

let Loaded: ComponentType<EmptyPlaceProps> | null = null

export async function preloadEmptyPlaces(): Promise<void> {
  Loaded ??= (await fetchCode(() => import('./Place.tsx'), 'Place')).Place
}

/** Whether the server-rendered page has an empty place. */
export const hasEmptyPlace = (): boolean => document.querySelector('[data-part="place"]') !== null

/** An empty state with the brand's picture and links to other parts of the shop. Its code is loaded when it is rendered. */
export function EmptyPlace(props: EmptyPlaceProps) {
  const [Place, setPlace] = useState(() => Loaded)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    preloadEmptyPlaces().then(
      () => setPlace(() => Loaded),
      () => setFailed(true),
    )
  }, [])
  if (Place) return <Place {...props} />
  return (
    <div style={asHigh}>
      <SectionHeading level={props.of === 'missing' ? 1 : 2} text={props.text}>
        {props.title}
      </SectionHeading>
      {failed && props.action}
    </div>
  )
}
