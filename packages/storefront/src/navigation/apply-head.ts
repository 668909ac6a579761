import type { Head } from '../app/index.ts'

/** Makes the document's title, description, robots and canonical address those of `head`; the title names the screen's beginning too. */
export function applyHead(head: Head, origin: string): void {
  document.title = head.title
  document.getElementById('innhold')?.setAttribute('aria-label', head.title)
  setMeta('description', head.description)
  setMeta('robots', head.robots)
  setCanonical(head.canonical === undefined ? null : origin + head.canonical)
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
