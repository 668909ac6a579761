import type { ShopMap, ShopMapProps } from '@vidda/ui/shop-map'
import { useEffect, useRef, useState } from 'react'
import { fetchCode, useApp } from '../app/index.ts'
import { useInSight } from './use-in-sight.ts'

let Loaded: typeof ShopMap | null = null

/** Loads the map's code; a server waits for it before it renders. */
export async function preloadMap(): Promise<void> {
  Loaded ??= (await fetchCode(() => import('@vidda/ui/shop-map'), 'ShopMap')).ShopMap
}

/** Hydration takes this for an element whose content is not React's, and leaves what the server rendered in it. */
const asRendered = { __html: '' }

/**
 * The map in a `data-part` of its own. The server renders it in full, and its marks are links before there is any code. That is fetched when the map
 * is in sight, which on a phone it is once it is unfolded, and puts its own in the place of the server's.
 */
export function LazyMap(props: ShopMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { log } = useApp()
  const [Part, setPart] = useState(() => Loaded)
  const inSight = useInSight(ref)
  /** Address that the mark with the focus leads to. */
  const focused = useRef<string | null>(null)

  useEffect(() => {
    if (!inSight || Part) return
    preloadMap().then(() => {
      focused.current = ref.current?.querySelector(':focus')?.getAttribute('href') ?? null
      setPart(() => Loaded)
    }, log)
  }, [Part, inSight, log])

  useEffect(() => {
    if (!Part || focused.current === null) return
    ref.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(focused.current)}"]`)?.focus()
    focused.current = null
  }, [Part])

  return (
    <div ref={ref} data-part="map">
      {Part ? (
        <div key="map">
          <Part {...props} />
        </div>
      ) : (
        <div key="rendered" dangerouslySetInnerHTML={asRendered} suppressHydrationWarning />
      )}
    </div>
  )
}
