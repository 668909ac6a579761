import { useEffect, useState, type ComponentType } from 'react'
import { fetchCode } from '../app/index.ts'

let WaysOn: ComponentType | null = null

/** A server needs the code before it renders, and a browser before it hydrates what a server has rendered. */
export async function preloadWaysOn(): Promise<void> {
  WaysOn ??= (await fetchCode(() => import('./WaysOn.tsx'), 'WaysOn')).WaysOn
}

/** Whether the server has rendered them. */
export const hasWaysOn = (page: Document): boolean => page.querySelector('[data-part="ways-on"]') !== null

/** The ways on from an empty place: few pages have one, so that the code comes apart. Nothing stands there where it does not come. */
export function LazyWaysOn() {
  const [Part, setPart] = useState(() => WaysOn)
  useEffect(() => {
    if (Part) return
    preloadWaysOn().then(
      () => setPart(() => WaysOn),
      () => undefined,
    )
  }, [Part])
  return Part && <Part />
}
