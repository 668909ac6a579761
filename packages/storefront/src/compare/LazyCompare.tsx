import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { fetchCode, useApp, whenWoken } from '../app/index.ts'
import type * as compareParts from './compare-parts.ts'
import type { CompareProps } from './Compare.tsx'

type Parts = typeof compareParts

/** Null until the code has loaded, and on the server. */
const loadedParts = /* @__PURE__ */ createStore<Parts | null>(() => null)

/** The comparison bar. Loads the comparison's code at the first interaction, or when the page is quiet. */
export function LazyCompareBar() {
  const { log } = useApp()
  const parts = useStore(loadedParts)
  useEffect(
    () =>
      whenWoken(
        () => void fetchCode(() => import('./compare-parts.ts'), 'Compare').then((loaded) => loadedParts.setState(loaded, true), log),
      ),
    [log],
  )
  return parts && <parts.ChosenBar />
}

/** Reserves the checkbox's height, to avoid a layout shift. */
const place = { minBlockSize: 'var(--vd-size-control-small)' }

/** The checkbox that selects an article to compare, or a placeholder until its code has loaded. */
export function LazyCompare(props: CompareProps) {
  const parts = useStore(loadedParts)
  return parts ? <parts.Compare {...props} /> : <div style={place} />
}
