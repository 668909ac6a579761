import type { ArticleDetail } from '@vidda/domain/article'
import { mergeById } from '@vidda/domain/history'
import { asksForReview } from '@vidda/domain/route'
import { reviewsTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ReviewList, type ListedReview } from '@vidda/ui/review-list'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useFailure } from '../alerts/index.ts'
import { fetchCode, useApp } from '../app/index.ts'
import { listedReview, type ShownReviews } from './reviews.ts'
import type { WriteReviewProps } from './WriteReview.tsx'

export type ReviewsProps = { readonly article: ArticleDetail; readonly reviews: ShownReviews }

/** Entries of a page of the commerce API. */
const pageSize = 20

/** What customers say of the article, and the way to say something. */
export function Reviews({ article, reviews }: ReviewsProps) {
  const { api } = useApp()
  const texts = useTexts(reviewsTexts)
  const tellFailure = useFailure()
  const [listed, setListed] = useState<readonly ListedReview[]>(reviews.first)
  const [pending, setPending] = useState(false)
  const isAsked = asksForReview(useLocation().search)
  const [Write, setWrite] = useState<ComponentType<WriteReviewProps> | null>(null)

  async function handleMore() {
    setPending(true)
    try {
      const { fetchArticleReviews } = await fetchCode(() => import('@vidda/client/own'), 'fetchArticleReviews')
      const { entries } = await fetchArticleReviews(api, article.id, Math.floor(listed.length / pageSize) + 1)
      setListed(mergeById(listed, entries.map(listedReview)))
    } catch (error) {
      tellFailure(error)
    } finally {
      setPending(false)
    }
  }

  const openForm = useCallback(async () => {
    try {
      const { WriteReview } = await fetchCode(() => import('./WriteReview.tsx'), 'WriteReview')
      setWrite(() => WriteReview)
    } catch (error) {
      tellFailure(error)
    }
  }, [tellFailure])
  useEffect(() => {
    if (isAsked) void openForm()
  }, [isAsked, openForm])

  return (
    <>
      {Write && <Write article={article} />}
      <ReviewList
        reviews={listed}
        average={reviews.average}
        total={reviews.total}
        stars={reviews.stars}
        {...(reviews.fit && { fit: reviews.fit })}
        loadingMore={pending}
        {...(reviews.total > reviews.first.length && { onMore: () => void handleMore() })}
        action={
          !Write && (
            <Button variant="quiet" onClick={() => void openForm()}>
              {texts.write}
            </Button>
          )
        }
      />
    </>
  )
}
