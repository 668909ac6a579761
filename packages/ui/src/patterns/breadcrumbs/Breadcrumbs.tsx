import { commonTexts, frameTexts } from '@vidda/texts'
import { Link } from '../../primitives/link/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { BreadcrumbsRoot } from './Breadcrumbs.styles.ts'

/** The screen that the shopper came from. */
export type PreviousEntry = {
  readonly to: string
  readonly title?: string | undefined
  /** How far it was scrolled when it was left, px: handed on as the location's state, for the shop to scroll to. */
  readonly scrollPosition?: number | undefined
}

/** A step of the trail; the last one, the screen itself, has no `to`. */
export type Crumb = { readonly text: string; readonly to?: string }

export type BreadcrumbsProps = RootProps<'nav'> & {
  /** Without one the back link goes to `/` (spec §2). */
  readonly previous?: PreviousEntry
  /** The pages above this one, from the front page down. */
  readonly trail?: readonly Crumb[]
}

/** The back link, and from 1020 px the trail beside it. */
export function Breadcrumbs({ previous, trail = [], ...rest }: BreadcrumbsProps) {
  const texts = useTexts(commonTexts)
  const frame = useTexts(frameTexts)
  const position = previous?.scrollPosition
  return (
    <BreadcrumbsRoot aria-label={frame.breadcrumbs} {...rest}>
      <Link
        to={previous?.to ?? '/'}
        data-part="back"
        {...(position !== undefined && { state: { scrollPosition: position }, preventScrollReset: true })}
      >
        <Icon name="chevron-left" />
        {previous ? (previous.title ?? texts.back) : texts.frontPage}
      </Link>
      {trail.length > 0 && (
        <ol data-part="trail">
          {trail.map((crumb, level) => (
            <li key={level} data-part="crumb">
              {crumb.to === undefined ? <span aria-current="page">{crumb.text}</span> : <Link to={crumb.to}>{crumb.text}</Link>}
            </li>
          ))}
        </ol>
      )}
    </BreadcrumbsRoot>
  )
}
