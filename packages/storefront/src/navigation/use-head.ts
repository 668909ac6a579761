import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { useApp, type App, type Head } from '../app/index.ts'

/** Applies a screen's title and description after a navigation in the browser; the server has printed the first one. */
export function useHead(): void {
  const app = useApp()
  const match = useMatches().at(-1)
  useEffect(() => {
    const handle = match?.handle as { head?: (data: unknown, app: App) => Head } | undefined
    if (!match || !handle?.head) return
    const head = handle.head(match.loaderData, app)
    document.title = head.title
    setMeta('description', head.description)
    setMeta('robots', head.robots)
    setCanonical(head.canonical === undefined ? null : app.brand.origin + head.canonical)
  }, [app, match])
}

function setMeta(name: string, content: string | undefined): void {
  const tag = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === undefined) return tag?.remove()
  const target = tag ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }))
  target.content = content
}

function setCanonical(href: string | null): void {
  const tag = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (href === null) return tag?.remove()
  const target = tag ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }))
  target.href = href
}
