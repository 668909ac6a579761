import type { ReactNode } from 'react'
import { SkipLink } from '../skip-link/index.ts'
import type { RootProps } from '../internal/root-props.ts'
import { PageRoot } from './Page.styles.ts'

export type PageProps = RootProps<'div'> & {
  /** Above the main part, on every page. */
  readonly header: ReactNode
  /** Below the main part, on every page. */
  readonly footer: ReactNode
  /** What stands between header and content and belongs to neither: the alert banner, the progress bar. */
  readonly notice?: ReactNode
  /** The main part, which the skip link leads to. */
  readonly children: ReactNode
}

/** Skip link, header, `<main id="innhold">` and footer; the content may break out of the page's width with `data-bleed`. The footer waits while content is marked with `data-pending`. */
export function Page({ header, footer, notice, children, ...rest }: PageProps) {
  return (
    <PageRoot {...rest}>
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
