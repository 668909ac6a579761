import type { ReactNode } from 'react'
import { ProseRoot } from './Prose.styles.ts'

export type ProseProps =
  | { readonly children: ReactNode }
  | {
      /** Trusted HTML, made from a brand's Markdown; never a shopper's words. */
      readonly html: string
    }

/** Running text: headings, paragraphs, lists, tables, quotes and links as written in Markdown. */
export function Prose(props: ProseProps) {
  return 'html' in props ? <ProseRoot dangerouslySetInnerHTML={{ __html: props.html }} /> : <ProseRoot>{props.children}</ProseRoot>
}
