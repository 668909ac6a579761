import { EmptyState } from '@vidda/ui/empty-state'
import { useEffect, useState, type ComponentType } from 'react'
import { fetchCode } from '../app/index.ts'

export type EmptyPlaceProps = {
  readonly of: 'missing' | 'noHits' | 'list' | 'cart' | 'favourites'
  /** With `text` all that is said before the code is there, and where it does not come. */
  readonly title: string
  /** Under the title; a missing page and a search without hits have their own. */
  readonly text?: string
  /** Words of a way to the front page. */
  readonly toHome?: string
}

/** Where the footer is not in sight, nothing moves when the place comes. */
const asHigh = { minBlockSize: '100vh' }

let Loaded: ComponentType<EmptyPlaceProps> | null = null

export async function preloadEmptyPlaces(): Promise<void> {
  Loaded ??= (await fetchCode(() => import('./Place.tsx'), 'Place')).Place
}

/** Whether the server has rendered one. */
export const hasEmptyPlace = (): boolean => document.querySelector('[data-part="place"]') !== null

/** Says why there is nothing here, with the brand's picture, and leads on. */
export function EmptyPlace(props: EmptyPlaceProps) {
  const [Place, setPlace] = useState(() => Loaded)
  useEffect(() => {
    preloadEmptyPlaces().then(
      () => setPlace(() => Loaded),
      () => undefined,
    )
  }, [])
  if (Place) return <Place {...props} />
  return (
    <EmptyState title={props.title} level={props.of === 'missing' ? 1 : 2} style={asHigh}>
      {props.text}
    </EmptyState>
  )
}
