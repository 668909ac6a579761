import { longDate } from '@vidda/domain/date-text'
import { imageSources } from '@vidda/contract'
import type { Article, Review } from '@vidda/domain/article'
import { articlePath, screens } from '@vidda/domain/route'
import { fill, myPageTexts } from '@vidda/texts'
import { Badge } from '@vidda/ui/badge'
import { Button } from '@vidda/ui/button'
import { Link } from '@vidda/ui/link'
import { Notice } from '@vidda/ui/notice'
import { Picture } from '@vidda/ui/picture'
import { Skeleton } from '@vidda/ui/skeleton'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode, useApp, usePart } from '../app/index.ts'
import { DeleteReview } from './DeleteReview.tsx'
import { unsentChange } from './unsent-changes.ts'

const mostStars = 5

const loadChange = async () => (await fetchCode(() => import('./ChangeReview.tsx'), 'ChangeReview')).ChangeReview

export type OwnReviewProps = {
  readonly review: Review
  readonly article: Article | undefined
  /** The articles are here: one without is sold no more. */
  readonly known: boolean
  /** The heading's level. */
  readonly level: 2 | 3
  /** The customer's first name. */
  readonly name: string
  readonly onDeleted: () => void
  readonly onChanged: (review: Review) => void
}

function State({ approved, rejected = false }: Pick<Review, 'approved' | 'rejected'>) {
  const texts = useTexts(myPageTexts)
  if (approved) return <Badge tone="success">{texts.reviewShown}</Badge>
  return rejected ? <Badge tone="danger">{texts.reviewRejected}</Badge> : <Badge tone="info">{texts.reviewWaiting}</Badge>
}

/** A review with its state, the shop's answer, and what its customer can do with it. */
export function OwnReview({ review, article, known, level, name, onDeleted, onChanged }: OwnReviewProps) {
  const texts = useTexts(myPageTexts)
  const { brand } = useApp()
  const tellFailure = useFailure()
  const [step, setStep] = useState<'shown' | 'changing' | 'left'>(unsentChange(review) ? 'changing' : 'shown')
  const handleMissing = useCallback(
    (reason: unknown) => {
      setStep('shown')
      tellFailure(reason)
    },
    [tellFailure],
  )
  const { Part: ChangeReview } = usePart(loadChange, step === 'changing', handleMissing)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (step === 'left') opener.current?.focus()
  }, [step])

  const Heading = `h${level}` as const
  const { rating, content, reply, approved, rejected, created_at: written } = review
  const called = { name: article?.name ?? texts.articleGone }
  const isOpen = step === 'changing' && ChangeReview !== null

  return (
    <li>
      {article ? <Picture image={imageSources(article.image)} alt="" sizes="5rem" /> : <span data-part="no-picture" />}
      <div data-part="words">
        <div data-part="head">
          <Heading data-part="title">
            {article ? (
              <Link data-part="name" to={articlePath(article.slug)}>
                {article.name}
              </Link>
            ) : known ? (
              texts.articleGone
            ) : (
              <Skeleton width="12em" />
            )}
          </Heading>
          <State approved={approved} rejected={rejected ?? false} />
        </div>
        {isOpen ? (
          <ChangeReview
            review={review}
            name={name}
            label={fill(texts.changeReviewOf, called)}
            onChanged={(changed) => {
              onChanged(changed)
              setStep('left')
            }}
            onCancel={() => setStep('left')}
            onGone={onDeleted}
          />
        ) : (
          <>
            <p data-part="about">
              <span data-part="stars" role="img" aria-label={fill(texts.stars, { rating })}>
                {'★'.repeat(rating) + '☆'.repeat(mostStars - rating)}
              </span>
              <time dateTime={written}>{longDate(written)}</time>
            </p>
            <p data-part="content">{content}</p>
            {reply !== null && (
              <blockquote>
                <strong>{fill(texts.reply, { shop: brand.name })}</strong>
                <p>{reply}</p>
              </blockquote>
            )}
            {rejected && (
              <Notice tone="warning">
                <p>
                  {texts.reviewRejectedText} <TextLink to={screens.support}>{texts.support}</TextLink>
                </p>
              </Notice>
            )}
            <div data-part="actions">
              <Button
                ref={opener}
                variant="plain"
                size="small"
                loading={step === 'changing'}
                aria-label={fill(texts.changeReviewOf, called)}
                onClick={() => setStep('changing')}
              >
                {texts.changeReview}
              </Button>
              <DeleteReview id={review.id} label={fill(texts.deleteReviewOf, called)} onDeleted={onDeleted} />
            </div>
          </>
        )}
      </div>
    </li>
  )
}
