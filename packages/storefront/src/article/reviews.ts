import { longDate } from '@vidda/domain/date-text'
import type { Review } from '@vidda/domain/article'
import type { ListedReview, StarCounts } from '@vidda/ui/review-list'

/** The first reviews and what all of them come to. */
export type ShownReviews = {
  /** With its day in words, for who reads without scripts. */
  readonly first: readonly (ListedReview & { readonly day: string })[]
  readonly total: number
  readonly average: number | null
  readonly stars: StarCounts
  /** Mean of those among the newest that say how it fits; null when nobody has. */
  readonly fit: { readonly value: number; readonly count: number } | null
}

/** Reviews that show before more are asked for; the commerce API's pages hold as many as it says. */
const firstReviews = 5

export const listedReview = (review: Review): ListedReview => ({
  id: review.id,
  rating: review.rating,
  content: review.content,
  customer: review.customer,
  anonymous: review.anonymous,
  createdAt: review.created_at,
  sizeColor: review.size_color,
  trueToSize: review.true_to_size,
  verified: review.verified ?? false,
  reply: review.reply,
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const mean = (values: readonly number[]): number => sum(values) / values.length

/** The newest first; `all` are the stars of all reviews, where those that came are not all. */
export function reviewsOf(reviews: readonly Review[], all?: StarCounts): ShownReviews {
  const newest = reviews.toSorted((left, right) => right.created_at.localeCompare(left.created_at) || left.id - right.id)
  const fits = reviews.flatMap(({ true_to_size }) => (true_to_size === null ? [] : [true_to_size]))
  const count = (stars: number) => reviews.filter(({ rating }) => rating === stars).length
  const total = all ? sum(all) : reviews.length
  return {
    first: newest.slice(0, firstReviews).map((review) => ({ ...listedReview(review), day: longDate(review.created_at) })),
    total,
    average: total === 0 ? null : sum(all?.map((many, at) => many * (at + 1)) ?? reviews.map(({ rating }) => rating)) / total,
    stars: all ?? [count(1), count(2), count(3), count(4), count(5)],
    fit: fits.length === 0 ? null : { value: mean(fits), count: fits.length },
  }
}
