import { useContext, type MouseEvent, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as Navigation } from 'react-router-dom'
import { isPlainPress } from '../internal/plain-press.ts'
import { ProseRoot } from './Prose.styles.ts'

export type ProseProps =
  | { readonly children: ReactNode }
  | {
      /** Trusted HTML, made from a brand's Markdown; never a shopper's words. Its links go where `Link` goes, without a full load. */
      readonly html: string
    }

/** Running text: headings, paragraphs, lists, tables, quotes and links as written in Markdown. */
export function Prose(props: ProseProps) {
  return 'html' in props ? <ProseOfHtml html={props.html} /> : <ProseRoot>{props.children}</ProseRoot>
}

function ProseOfHtml({ html }: { readonly html: string }) {
  const navigator = useContext(Navigation)?.navigator
  function handleClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    if (!navigator || !link || event.defaultPrevented || !isPlainPress(event, link)) return
    const { origin, pathname, search, hash, href } = link
    // A place on this very page is the browser's own matter.
    if (origin !== location.origin || (hash && pathname === location.pathname)) return
    event.preventDefault()
    navigator[href === location.href ? 'replace' : 'push'](pathname + search + hash)
  }
  return <ProseRoot onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />
}
