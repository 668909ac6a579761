import { ApiError } from '@vidda/client'
import { fetchArticle } from '@vidda/client/articles'
import { changeReview } from '@vidda/client/own'
import type { Review } from '@vidda/domain/article'
import { myPageTexts, reviewsTexts } from '@vidda/texts'
import { Notice } from '@vidda/ui/notice'
import { ReviewForm, type NewReview } from '@vidda/ui/review-form'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState } from 'react'
import { useFailure, useSuccess } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { intoSight } from '../receipt-step/index.ts'
import { asCustomer, isLoggedOut } from '../session/index.ts'
import { dropUnsentChange, keepUnsentChange, unsentChange } from './unsent-changes.ts'

export type ChangeReviewProps = {
  readonly review: Review
  /** The customer's first name, used where the review is anonymous and has none. */
  readonly name: string
  readonly label: string
  readonly onChanged: (review: Review) => void
  readonly onCancel: () => void
  /** It was deleted elsewhere. */
  readonly onGone: () => void
}

const fields = ['rating', 'true_to_size', 'content', 'customer', 'anonymous'] as const

/** The form that a review was written with, in its place and with what it says, or with a change that the end of the session kept from being sent. */
export function ChangeReview({ review, name, label, onChanged, onCancel, onGone }: ChangeReviewProps) {
  const app = useApp()
  const texts = useTexts(myPageTexts)
  const words = useTexts(reviewsTexts)
  const tellSuccess = useSuccess()
  const tellFailure = useFailure()
  const hasSizes = useHasSizes(review)
  const [loading, setLoading] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])

  async function handleSubmit(change: NewReview) {
    const { true_to_size: trueToSize, ...changes } = change
    setLoading(true)
    setErrors({})
    setRefused(false)
    try {
      const changed = await asCustomer(app, changeReview(app.api, review.id, { ...changes, ...(hasSizes && { trueToSize }) }))
      dropUnsentChange(review)
      tellSuccess(texts.reviewChanged)
      onChanged(changed)
    } catch (error) {
      setLoading(false)
      const status = error instanceof ApiError ? error.status : null
      if (error instanceof ApiError && status === 422) {
        const refused = fields.filter((field) => field in error.fields)
        setErrors(Object.fromEntries(refused.map((field) => [field, words[field === 'customer' ? 'nameRefused' : 'fieldRefused']])))
        setRefused(refused.length === 0)
      } else if (isLoggedOut(error)) keepUnsentChange(review, change)
      else tellFailure(error)
      if (status === 404) onGone()
    }
  }

  function handleCancel() {
    dropUnsentChange(review)
    onCancel()
  }

  return (
    <div ref={root} tabIndex={-1} role="group" aria-label={label} data-part="change">
      {isRefused && (
        <Notice ref={intoSight} tone="error" role="alert">
          {texts.changeRefused}
        </Notice>
      )}
      {hasSizes === null ? (
        <Skeleton shape="control" />
      ) : (
        <ReviewForm
          review={unsentChange(review) ?? { ...review, customer: review.customer ?? name }}
          asksFit={hasSizes}
          errors={errors}
          loading={loading}
          onSubmit={(changes) => void handleSubmit(changes)}
          onCancel={handleCancel}
        />
      )}
    </div>
  )
}

/** Whether its article has sizes, so that its fit is asked for; null until that is known. Of an article that is sold no more the review tells. */
function useHasSizes({ articleId, true_to_size: fit }: Review): boolean | null {
  const { api } = useApp()
  const [hasSizes, setHasSizes] = useState<boolean | null>(fit === null ? null : true)
  useEffect(() => {
    if (fit !== null) return
    let current = true
    fetchArticle(api, articleId).then(
      ({ variants }) => current && setHasSizes(variants.some(({ size }) => size.id !== variants[0]?.size.id)),
      () => current && setHasSizes(false),
    )
    return () => {
      current = false
    }
  }, [api, articleId, fit])
  return hasSizes
}
