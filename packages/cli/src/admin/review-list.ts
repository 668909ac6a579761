import { type ModeratedReview, reviewStates } from '@vidda/commerce/admin'
import { StopError } from '../stop-error.ts'
import { typed } from '../where.ts'

export type ReviewStatus = ModeratedReview['state'] | 'all'

/** Reads `--status`. */
export function reviewStatus(value: string | boolean | undefined = 'waiting'): ReviewStatus {
  const found = ([...reviewStates, 'all'] as const).find((status) => status === value)
  if (found) return found
  throw new StopError(`--status is "${String(value)}", expected ${reviewStates.join(', ')} or all. See ${typed} admin --help.`, 2)
}

const minute = (time: Date) => `${time.toISOString().slice(0, 16)}Z`
const by = (who: string | null, at: Date | null) => [who && ` by ${who}`, at && ` ${minute(at)}`].filter(Boolean).join(',')
/** Collapses line breaks, so that the text of a review cannot imitate another entry of the list. */
const quoted = (text: string) => `“${text.replaceAll(/\s+/g, ' ').trim()}”`

function entry(review: ModeratedReview): string {
  const { id, state, created, rating, article, customer, verified, anonymous, content, judgedBy, judgedAt, reply, repliedBy, repliedAt } =
    review
  const facts = [customer, ...(anonymous ? ['shown without the name'] : []), verified ? 'verified purchase' : 'no verified purchase']
  return [
    `  ${id}   ${minute(created)}   ${state}   ${rating} of 5   ${article}`,
    `      ${facts.join(', ')}`,
    `      ${quoted(content)}`,
    ...(state === 'waiting' ? [] : [`      ${state}${by(judgedBy, judgedAt)}`]),
    ...(reply === null ? [] : [`      reply${by(repliedBy, repliedAt)}: ${quoted(reply)}`]),
  ].join('\n')
}

const none = {
  waiting: 'No review waits to be approved.',
  approved: 'No review is approved.',
  rejected: 'No review is rejected.',
  all: 'There is no review.',
} as const

export const reviewList = (status: ReviewStatus, reviews: readonly ModeratedReview[]): string =>
  reviews.length === 0 ? none[status] : reviews.map(entry).join('\n\n')
