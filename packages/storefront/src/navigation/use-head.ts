import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router-dom'
import { useApp, type App, type Head } from '../app/index.ts'
import { applyHead } from './apply-head.ts'

type ScreenHandle = {
  readonly head: (data: unknown, app: App) => Head
  /** The screen has a loader; without its data there is an error page in its place, which has a head of its own. */
  readonly loads: boolean
}

/** Applies a screen's head after a navigation in the browser; the server has printed the first one, and more of it. */
export function useHead(): void {
  const app = useApp()
  const match = useMatches().at(-1)
  const printed = useRef(match)
  useEffect(() => {
    const handle = match?.handle as ScreenHandle | undefined
    if (!match || match === printed.current || !handle || (handle.loads && match.loaderData === undefined)) return
    applyHead(handle.head(match.loaderData, app), app.brand.origin)
  }, [app, match])
}
