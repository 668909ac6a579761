import { fill, commonTexts, reviewsTexts } from '@vidda/texts'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { EmptyState } from '../../patterns/empty-state/index.ts'
import { FitBar } from '../fit-bar/index.ts'
import { Rating } from '../../primitives/rating/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewListRoot } from './ReviewList.styles.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { StarSpread } from './StarSpread.tsx'

export type ListedReview = {
  readonly id: number
  /** 1 to 5. */
  readonly rating: number
  readonly content: string
  /** Who wrote it; not shown when the review is anonymous. */
  readonly customer: string | null
  readonly anonymous: boolean
  /** ISO 8601 instant. */
  readonly createdAt: string
  /** What was bought, such as `M / Gran`; null when not known. */
  readonly sizeColor: string | null
  /** −1 small, 0 true, 1 large; null when not said (spec §3 Review). */
  readonly trueToSize: number | null
  /** The writer has bought it here. */
  readonly verified?: boolean
  /** The shop's answer. */
  readonly reply: string | null
}

/** How many gave one star, two, … five. */
export type StarCounts = readonly [one: number, two: number, three: number, four: number, five: number]

export type ReviewListProps = RootProps<'div', 'action'> & {
  /** Those shown so far, in their order. */
  readonly reviews: readonly ListedReview[]
  /** The average of all reviews, 1 to 5; null when there are none. */
  readonly average: number | null
  /** Number of all reviews. */
  readonly total: number
  /** How the stars are spread over all reviews; without it only the average is shown. */
  readonly stars?: StarCounts
  /** Mean of `true_to_size` over all reviews and how many said it; without it nothing is said of fit. */
  readonly fit?: { readonly value: number; readonly count: number }
  /** Who answers reviews, as shoppers read it. */
  readonly shopName?: string
  /** Called for more; the button is there while `total` is not reached. */
  readonly onMore?: () => void
  /** More are on their way. */
  readonly loadingMore?: boolean
  /** The way to write one: a button or link. */
  readonly action?: ReactNode
}

/** What customers say of an article: the sum of it first, then one after another, with the shop's answers. */
export function ReviewList(props: ReviewListProps) {
  const { reviews, average, total, stars, fit, shopName, onMore, loadingMore = false, action, ...rest } = props
  const texts = useTexts(reviewsTexts)
  const words = useTexts(commonTexts)
  const list = useRef<HTMLUListElement>(null)
  const asked = useRef<number | null>(null)

  // The button may be gone with the last of them: focus goes on to the first that is new.
  useEffect(() => {
    if (asked.current === null || reviews.length <= asked.current) return
    const first = list.current?.children[asked.current]
    asked.current = null
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [reviews.length])

  if (reviews.length === 0 || average === null) {
    return (
      <EmptyState {...rest} title={texts.emptyTitle} action={action}>
        {texts.emptyText}
      </EmptyState>
    )
  }

  function handleMore() {
    asked.current = reviews.length
    onMore?.()
  }

  return (
    <ReviewListRoot {...rest}>
      <div data-part="sum">
        <Rating rating={average} count={total} size="large" />
        {stars && <StarSpread counts={stars} />}
        {fit && <FitBar {...fit} />}
        {action}
      </div>
      <div data-part="all">
        <ul ref={list} role="list" aria-label={texts.title}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} shopName={shopName} />
          ))}
        </ul>
        {onMore && (
          <div data-part="more">
            <p role="status">{fill(texts.shown, { shown: reviews.length, total })}</p>
            {reviews.length < total && (
              <Button variant="quiet" loading={loadingMore} onClick={handleMore}>
                {loadingMore ? words.loading : texts.more}
              </Button>
            )}
          </div>
        )}
      </div>
    </ReviewListRoot>
  )
}
