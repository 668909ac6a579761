import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { fetchCode, useApp, whenQuiet } from '../app/index.ts'
import type * as compareParts from './compare-parts.ts'
import type { CompareProps } from './Compare.tsx'

type Parts = typeof compareParts

/** Null until they are there, and on a server. */
const loadedParts = /* @__PURE__ */ createStore<Parts | null>(() => null)

/** The first that somebody does on a page, a tap among it: not what comes of a mouse that rests there, or of a dialog that opens. */
const signs = ['mousemove', 'keydown', 'scroll'] as const

/** The bar with what is chosen; for brands whose articles are compared. It has the code fetched that compares, at the first sign of life on the page. */
export function LazyCompareBar() {
  const { log } = useApp()
  const parts = useStore(loadedParts)
  useEffect(() => {
    const wake = () =>
      void fetchCode(() => import('./compare-parts.ts'), 'Compare').then((loaded) => loadedParts.setState(loaded, true), log)
    for (const sign of signs) window.addEventListener(sign, wake, { once: true })
    return whenQuiet(wake)
  }, [log])
  return parts && <parts.ChosenBar />
}

/** As high as the box that comes, so that nothing moves then. */
const place = { minBlockSize: 'var(--vd-size-control-small)' }

/** The box that chooses an article to compare, and until its code is there its place. */
export function LazyCompare(props: CompareProps) {
  const parts = useStore(loadedParts)
  return parts ? <parts.Compare {...props} /> : <div style={place} />
}
