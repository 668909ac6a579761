import type { ReviewDraft } from '@vidda/domain/article'
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
