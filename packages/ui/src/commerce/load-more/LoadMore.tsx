import { formatNumber } from '@vidda/domain/number'
import { fill, commonTexts, listingTexts } from '@vidda/texts'
import { useEffect, useRef, type MouseEvent } from 'react'
import { ButtonLink } from '../../primitives/button-link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { LoadMoreRoot } from './LoadMore.styles.ts'

export type LoadMoreProps = RootProps<'div'> & {
  /** How many goods stand in the list. */
  readonly shown: number
  /** How many there are. */
  readonly total: number
  /** The next page, for when scripts are off; the press itself goes to `onMore` when that is given. */
  readonly href: string
  /** More are asked for. */
  readonly onMore?: () => void
  /** More are on their way: presses do nothing, focus stays. */
  readonly loading?: boolean
}

/** How much of the list has been seen, and the way to more of it. At the end the words have the focus that the link had. */
export function LoadMore({ shown, total, href, onMore, loading = false, style, ...rest }: LoadMoreProps) {
  const texts = useTexts(listingTexts)
  const words = useTexts(commonTexts)
  const seen = useRef<HTMLParagraphElement>(null)
  const isAsked = useRef(false)
  const isAll = shown >= total
  useEffect(() => {
    if (!isAll || !isAsked.current) return
    isAsked.current = false
    if (document.activeElement === document.body) seen.current?.focus({ preventScroll: true })
  }, [isAll])

  function handleClick(event: MouseEvent) {
    isAsked.current = true
    if (!onMore) return
    event.preventDefault()
    if (!loading) onMore()
  }
  return (
    <LoadMoreRoot {...rest} style={{ '--load-more-share': `${Math.min(100, (shown / total) * 100)}%`, ...style }}>
      <p ref={seen} role="status" tabIndex={-1}>
        {fill(texts.shown, { shown: formatNumber(Math.min(shown, total)), total: formatNumber(total) })}
      </p>
      <span data-part="track" aria-hidden="true" />
      {!isAll && (
        <ButtonLink to={href} variant="quiet" preventScrollReset aria-busy={loading || undefined} onClick={handleClick}>
          {loading ? words.loading : texts.more}
        </ButtonLink>
      )}
    </LoadMoreRoot>
  )
}
