import type { ReviewChanges, ReviewDraft } from '@vidda/domain/article'
import type * as Wire from '../wire/index.ts'

/** The body of `POST /reviews`. */
export const reviewBody = (draft: ReviewDraft): Wire.ReviewBody => ({
  reviewable_id: draft.articleId,
  reviewable_type: 'article',
  rating: draft.rating,
  content: draft.content,
  ...(draft.customer !== undefined && { customer: draft.customer }),
  true_to_size: draft.trueToSize,
  size_color: draft.sizeColor,
  anonymous: draft.anonymous,
})

/** The body of `PUT /reviews/{id}`: what is given, and nothing else. */
export const reviewUpdate = ({ trueToSize, sizeColor, ...same }: ReviewChanges): Wire.ReviewUpdate => ({
  ...same,
  ...(trueToSize !== undefined && { true_to_size: trueToSize }),
  ...(sizeColor !== undefined && { size_color: sizeColor }),
})
