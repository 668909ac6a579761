import type { ReactNode } from 'react'
import { commonTexts } from '@vidda/texts'
import { Button } from '../../primitives/button/index.ts'
import { TextLink } from '../../primitives/text-link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { PageErrorRoot } from './PageError.styles.ts'

export type PageErrorProps = RootProps<'div'> & {
  /** What happened. */
  readonly title: string
  /** What to do now. */
  readonly text: string
  /** A short mark above the title: a status such as `404`. */
  readonly mark?: string
  /** Ways on from here. */
  readonly links?: readonly { readonly text: string; readonly to: string }[]
  /** With it there is a button to try again. */
  readonly onRetry?: () => void
  /** It is being tried again: the button shows that, and its presses do nothing. */
  readonly loading?: boolean
  /** More help: a search field, goods. */
  readonly children?: ReactNode
}

/** The body of a screen that could not be shown. */
export function PageError({ title, text, mark, links = [], onRetry, loading = false, children, ...rest }: PageErrorProps) {
  const texts = useTexts(commonTexts)
  return (
    <PageErrorRoot {...rest}>
      {mark && (
        <p data-part="mark" aria-hidden="true">
          {mark}
        </p>
      )}
      <h1 data-part="title">{title}</h1>
      <p data-part="text">{text}</p>
      {(onRetry || links.length > 0) && (
        <div data-part="ways">
          {onRetry && (
            <Button loading={loading} onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          {links.map((link) => (
            <TextLink key={link.to} to={link.to} standalone icon="arrow-right">
              {link.text}
            </TextLink>
          ))}
        </div>
      )}
      {children}
    </PageErrorRoot>
  )
}
