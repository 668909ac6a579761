import { useContext, type MouseEvent, type ReactNode } from 'react'
import { OpenContext } from '../../foundation/internal/surroundings.ts'
import { isPlainPress } from '../../foundation/internal/plain-press.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ProseRoot } from './Prose.styles.ts'

export type ProseProps = RootProps<'div', 'dangerouslySetInnerHTML'> &
  (
    | { readonly children: ReactNode }
    | {
        /** Trusted HTML, made from a brand's Markdown; never a shopper's words. Its links go where `Link` goes, without a full load. */
        readonly html: string
      }
  )

/** Running text: headings, paragraphs, lists, tables, quotes and links as written in Markdown. */
export function Prose(props: ProseProps) {
  return 'html' in props ? <ProseOfHtml {...props} /> : <ProseRoot {...props} />
}

function ProseOfHtml({ html, onClick, ...rest }: Extract<ProseProps, { readonly html: string }>) {
  const open = useContext(OpenContext)
  function handleClick(event: MouseEvent<HTMLDivElement>) {
    onClick?.(event)
    const link = (event.target as Element).closest('a')
    if (!open || !link || event.defaultPrevented || !isPlainPress(event, link)) return
    const { origin, pathname, search, hash } = link
    // A place on this very page is the browser's own matter.
    if (origin !== location.origin || (hash && pathname === location.pathname)) return
    event.preventDefault()
    open(pathname + search + hash, {})
  }
  return <ProseRoot {...rest} onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />
}
