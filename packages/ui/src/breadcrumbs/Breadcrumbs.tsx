import type { MouseEvent } from 'react'
import { commonTexts, frameTexts } from '@vidda/texts'
import { Link } from '../link/index.ts'
import { Icon } from '../icon/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { BreadcrumbsRoot } from './Breadcrumbs.styles.ts'

/** The screen that the shopper came from. */
export type PreviousEntry = { readonly to: string; readonly title?: string }

/** A step of the trail; the last one, the screen itself, has no `to`. */
export type Crumb = { readonly text: string; readonly to?: string }

export type BreadcrumbsProps = {
  /** Without one the back link goes to `/` (spec §2). */
  readonly previous?: PreviousEntry
  readonly trail?: readonly Crumb[]
  /** Called before the back link is followed; may prevent that. */
  readonly onBack?: (event: MouseEvent) => void
}

/** The back link, and from 1020 px the trail beside it. */
export function Breadcrumbs({ previous, trail = [], onBack }: BreadcrumbsProps) {
  const texts = useTexts(commonTexts)
  const frame = useTexts(frameTexts)
  return (
    <BreadcrumbsRoot aria-label={frame.breadcrumbs}>
      <Link to={previous?.to ?? '/'} data-part="back" onClick={onBack}>
        <Icon name="chevron-left" />
        {previous ? (previous.title ?? texts.back) : texts.frontPage}
      </Link>
      {trail.length > 0 && (
        <ol data-part="trail">
          {trail.map((crumb) => (
            <li key={crumb.text} data-part="crumb">
              {crumb.to === undefined ? <span aria-current="page">{crumb.text}</span> : <Link to={crumb.to}>{crumb.text}</Link>}
            </li>
          ))}
        </ol>
      )}
    </BreadcrumbsRoot>
  )
}
