import { ApiError } from '@vidda/client'
import { writeReview } from '@vidda/client/own'
import type { ArticleDetail } from '@vidda/domain/article'
import { screens, writeReviewPath } from '@vidda/domain/route'
import { reviewsTexts } from '@vidda/texts'
import { Notice } from '@vidda/ui/notice'
import { ReviewForm, type NewReview } from '@vidda/ui/review-form'
import { Skeleton } from '@vidda/ui/skeleton'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState } from 'react'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { LoginLink } from '../login-modal/index.ts'
import { intoSight } from '../receipt-step/index.ts'
import { asCustomer, fetchUser, useSession } from '../session/index.ts'
import { WriteReviewRoot } from './WriteReview.styles.ts'

export type WriteReviewProps = { readonly article: ArticleDetail }

type State = 'asking' | 'open' | 'sending' | 'sent' | 'refused' | 'loggedOut'

/** The form for who is logged in; anybody else is asked to log in, and keeps what they have written. */
export function WriteReview({ article }: WriteReviewProps) {
  const app = useApp()
  const texts = useTexts(reviewsTexts)
  const user = useSession((view) => view.user)
  const tellFailure = useFailure()
  const [state, setState] = useState<State>('asking')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  /** Who wrote here last: their words stay when their session ends. */
  const [writer, setWriter] = useState<typeof user>(null)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    void fetchUser(app).then(() => setState('open'))
  }, [app])
  // Sending removes the form with its focused button, and the thank-you message may be above the viewport.
  const isSent = state === 'sent'
  useEffect(() => root.current?.focus(), [isSent])

  async function handleSubmit({ true_to_size: trueToSize, ...review }: NewReview) {
    setState('sending')
    setErrors({})
    try {
      await asCustomer(app, writeReview(app.api, { ...review, articleId: article.id, trueToSize, sizeColor: null }))
      setState('sent')
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null
      if (status === 401) return setState('loggedOut')
      setState(status === 422 ? 'refused' : 'open')
      if (error instanceof ApiError && status === 422) setErrors(wordsOf(error, texts))
      else tellFailure(error)
    }
  }

  if (user && user !== writer && state !== 'asking') {
    setWriter(user)
    if (state === 'loggedOut') setState('open')
  }
  const isAnonymous = state === 'loggedOut' || (user === null && state !== 'asking' && state !== 'sent')
  return (
    <WriteReviewRoot ref={root} tabIndex={-1} role="group" aria-label={texts.write}>
      {state === 'asking' && <Skeleton />}
      {writer && (
        <>
          {state === 'refused' && Object.keys(errors).length === 0 && (
            <Notice ref={intoSight} tone="error" role="alert">
              <p>
                {texts.alreadyWritten} <TextLink to={screens.accountReviews}>{texts.changeWritten}</TextLink>
              </p>
            </Notice>
          )}
          <ReviewForm
            key={writer.id}
            onSubmit={(review) => void handleSubmit(review)}
            errors={errors}
            name={writer.firstName}
            asksFit={article.variants.some(({ size }) => size.id !== article.variants[0]?.size.id)}
            loading={state === 'sending'}
            sent={isSent}
          />
        </>
      )}
      {isAnonymous && (
        <Notice title={texts.logInTitle} role="alert">
          <p>
            {writer ? texts.loggedOutText : texts.logInText} <LoginLink from={writeReviewPath(article.slug)} stays={writer !== null} />
          </p>
        </Notice>
      )}
    </WriteReviewRoot>
  )
}

const formFields = ['rating', 'true_to_size', 'content', 'customer', 'anonymous'] as const

type Words = Readonly<Record<'nameRefused' | 'fieldRefused', string>>

/** Beside the fields that the commerce API names. */
function wordsOf({ fields }: ApiError, words: Words): Readonly<Record<string, string>> {
  return Object.fromEntries(
    formFields.filter((field) => field in fields).map((field) => [field, words[field === 'customer' ? 'nameRefused' : 'fieldRefused']]),
  )
}
