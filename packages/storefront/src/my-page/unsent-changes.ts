import type { Review } from '@vidda/domain/article'
import type { NewReview } from '@vidda/ui/review-form'

/** By review id; only the review's own customer can open it. In memory, because logging in does not reload the page. */
const changes = new Map<number, NewReview>()

/** Keeps a change that failed with 401 until the customer has logged in again. */
export function keepUnsentChange({ id }: Review, change: NewReview): void {
  changes.set(id, change)
}

export const unsentChange = ({ id }: Review): NewReview | undefined => changes.get(id)

export function dropUnsentChange({ id }: Review): void {
  changes.delete(id)
}
