import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useApp } from './AppProvider.tsx'
import { fetchCode } from './fetch-code.ts'
import { whenQuiet } from './when-quiet.ts'

/** First interactions with a page. A tap fires `mousemove` too. A resting pointer or a dialog that opens fires none of these. */
const interactions = ['mousemove', 'keydown', 'scroll'] as const

/** Runs at the first interactions, or when the page is quiet; returns a function that cancels it. */
function whenUsed(run: () => void): () => void {
  for (const kind of interactions) window.addEventListener(kind, run, { once: true })
  const cancel = whenQuiet(run)
  return () => {
    for (const kind of interactions) window.removeEventListener(kind, run)
    cancel()
  }
}

/** Hooks for a module that is loaded at the first interaction with the page, or when the page is quiet. */
export function wokenModule<Module extends object>(load: () => Promise<Module>, name: keyof Module & string) {
  const store = createStore<Module | null>(() => null)
  return {
    /** Starts the loading. Call it once per page. */
    useLoading(): void {
      const { log } = useApp()
      useEffect(() => whenUsed(() => void fetchCode(load, name).then((module) => store.setState(module, true), log)), [log])
    },
    /** The module; null until it has loaded, and on the server. */
    useModule: (): Module | null => useStore(store),
  }
}
