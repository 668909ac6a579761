import type { ReactNode } from 'react'
import { Link } from '../link/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { SectionHeadingRoot } from './SectionHeading.styles.ts'

export type SectionHeadingProps = RootProps<'div'> & {
  /** The heading's words. */
  readonly children: ReactNode
  /** Heading level; 2 by default, 1 for a screen's own heading. */
  readonly level?: 1 | 2 | 3
  /** A sentence under the heading. */
  readonly text?: string | undefined
  /** Where all of the section's things are. */
  readonly link?: { readonly text: string; readonly to: string }
  /** Id of the heading, for `aria-labelledby`. */
  readonly headingId?: string
}

/** A heading with an optional sentence and an optional link at the end of the line. */
export function SectionHeading({ children, level = 2, text, link, headingId, ...rest }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <SectionHeadingRoot {...rest} data-level={level}>
      <Heading id={headingId} data-part="heading">
        {children}
      </Heading>
      {text && <p data-part="text">{text}</p>}
      {link && (
        <Link to={link.to} data-part="link">
          {link.text}
        </Link>
      )}
    </SectionHeadingRoot>
  )
}
