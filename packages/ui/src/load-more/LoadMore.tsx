import { fill, commonTexts, listingTexts } from '@vidda/texts'
import type { MouseEvent } from 'react'
import { ButtonLink } from '../button-link/index.ts'
import { wholeNumber } from '../internal/whole-number.ts'
import { useTexts } from '../texts-provider/index.ts'
import { LoadMoreRoot } from './LoadMore.styles.ts'

export type LoadMoreProps = {
  /** How many goods stand in the list. */
  readonly shown: number
  /** How many there are. */
  readonly total: number
  /** The next page, for when scripts are off; the press itself goes to `onLoad` when that is given. */
  readonly href: string
  /** More are asked for. */
  readonly onLoad?: () => void
  /** More are on their way: presses do nothing, focus stays. */
  readonly busy?: boolean
}

/** How much of the list has been seen, and the way to more of it. */
export function LoadMore({ shown, total, href, onLoad, busy = false }: LoadMoreProps) {
  const texts = useTexts(listingTexts)
  const words = useTexts(commonTexts)
  function handleClick(event: MouseEvent) {
    if (!onLoad) return
    event.preventDefault()
    if (!busy) onLoad()
  }
  return (
    <LoadMoreRoot style={{ '--load-more-share': `${Math.min(100, (shown / total) * 100)}%` }}>
      <p role="status">{fill(texts.shown, { shown: wholeNumber.format(Math.min(shown, total)), total: wholeNumber.format(total) })}</p>
      <span data-part="track" aria-hidden="true" />
      {shown < total && (
        <ButtonLink to={href} variant="quiet" preventScrollReset aria-busy={busy || undefined} onClick={handleClick}>
          {busy ? words.loading : texts.more}
        </ButtonLink>
      )}
    </LoadMoreRoot>
  )
}
