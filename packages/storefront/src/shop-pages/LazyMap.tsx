import type { ShopMap, ShopMapProps } from '@vidda/ui/shop-map'
import { useEffect, useRef, useState } from 'react'
import { fetchCode, useApp } from '../app/index.ts'
import { useInSight } from './use-in-sight.ts'

let Loaded: typeof ShopMap | null = null

/** Loads the map's code; the server waits for it before rendering. */
export async function preloadMap(): Promise<void> {
  Loaded ??= (await fetchCode(() => import('@vidda/ui/shop-map'), 'ShopMap')).ShopMap
}

/** Makes hydration keep the HTML that the server rendered inside the element. */
const asRendered = { __html: '' }

/**
 * The map, in a `data-part` of its own. The server renders it in full, and its marks are plain links until the code is loaded. The code is loaded when the
 * map scrolls into view, or on a phone when it is unfolded, and replaces the server's HTML.
 */
export function LazyMap(props: ShopMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { log } = useApp()
  const [Part, setPart] = useState(() => Loaded)
  const inSight = useInSight(ref)
  /** The `href` of the focused mark, to restore the focus after the replacement. */
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
