import type { Review } from '@vidda/domain/article'
import type { NewReview } from '@vidda/ui/review-form'

/** By the review's id, which only its customer is ever shown. In memory: the log-in replaces the form, not the page. */
const changes = new Map<number, NewReview>()

/** Keeps a change that found its customer logged out, for when they are back. */
export function keepUnsentChange({ id }: Review, change: NewReview): void {
  changes.set(id, change)
}

export const unsentChange = ({ id }: Review): NewReview | undefined => changes.get(id)

export function dropUnsentChange({ id }: Review): void {
  changes.delete(id)
}
