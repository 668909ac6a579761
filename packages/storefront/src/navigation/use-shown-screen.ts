import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useApp } from '../app/index.ts'

/** Tells the app which screen is drawn. An error page is none: a guard leads back to the screen before it. */
export function useShownScreen(): void {
  const { shown } = useApp()
  const { pathname, search } = useLocation()
  const match = useMatches().at(-1)
  useEffect(() => {
    const handle = match?.handle as { readonly loads: boolean } | undefined
    if (!match || (handle?.loads && match.loaderData === undefined)) return
    shown.setState({ address: pathname + search, data: match.loaderData }, true)
  }, [match, pathname, search, shown])
}
