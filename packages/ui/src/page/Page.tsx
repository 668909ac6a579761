import type { ReactNode } from 'react'
import { SkipLink } from '../skip-link/index.ts'
import { PageRoot } from './Page.styles.ts'

export type PageProps = {
  readonly header: ReactNode
  readonly footer: ReactNode
  /** What stands between header and content and belongs to neither: the alert banner, the progress bar. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** Skip link, header, `<main id="innhold">` and footer; the content may break out of the page's width with `data-bleed`. */
export function Page({ header, footer, notice, children }: PageProps) {
  return (
    <PageRoot>
      <SkipLink target="innhold" />
      {header}
      {notice}
      <main id="innhold" tabIndex={-1} data-part="main">
        {children}
      </main>
      {footer}
    </PageRoot>
  )
}
