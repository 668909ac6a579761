import { fetchOwnReviews } from '@vidda/client/own'
import { imageSources } from '@vidda/contract'
import type { Article } from '@vidda/domain/article'
import { articlePath, screens, writeReviewPath } from '@vidda/domain/route'
import { fill, myPageTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { Link } from '@vidda/ui/link'
import { Notice } from '@vidda/ui/notice'
import { Picture } from '@vidda/ui/picture'
import { SectionHeading } from '@vidda/ui/section-heading'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useRef } from 'react'
import { MyPage } from './MyPage.tsx'
import { OwnReview } from './OwnReview.tsx'
import { OwnReviewsRoot } from './OwnReviews.styles.ts'
import { useArticles, useBought } from './use-bought.ts'
import { useHistory } from './use-history.ts'

export function OwnReviewsScreen() {
  return <MyPage section="reviews">{({ firstName }) => <OwnReviews name={firstName} />}</MyPage>
}

/** Rows on the screen that ask for a review. */
const mostToReview = 6

function OwnReviews({ name }: { readonly name: string }) {
  const texts = useTexts(myPageTexts)
  const { entries, count, onMore, loadingMore, onRetry, remove, replace } = useHistory(fetchOwnReviews)
  const root = useRef<HTMLDivElement>(null)
  const bought = useBought()
  const written = new Set(entries.map((review) => review.articleId))
  // Further pages may hold a review of what was bought.
  const left = onMore || typeof count === 'string' ? [] : bought.filter((id) => !written.has(id))
  const articles = useArticles([...written, ...left])
  const toReview = left.flatMap((id) => articles?.get(id) ?? []).slice(0, mostToReview)

  if (count === 'loading') {
    return (
      <OwnReviewsRoot role="status" aria-label={texts.reviewsLoading}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </OwnReviewsRoot>
    )
  }
  if (count === 'failed') {
    return (
      <Notice tone="error" role="alert" title={texts.reviewsFailed}>
        <Button variant="quiet" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
  function handleDeleted(id: number) {
    remove(id)
    root.current?.focus()
  }

  return (
    <OwnReviewsRoot ref={root} tabIndex={-1}>
      {toReview.length > 0 && (
        <section aria-labelledby="to-review">
          <SectionHeading headingId="to-review" text={texts.toReviewText}>
            {texts.toReview}
          </SectionHeading>
          <ul role="list" data-part="to-review">
            {toReview.map((article) => (
              <ToReview key={article.id} article={article} />
            ))}
          </ul>
        </section>
      )}
      {count === 0 && toReview.length === 0 && (
        <EmptyState icon="user" title={texts.noReviews} action={<ButtonLink to={screens.accountOrders}>{texts.allOrders}</ButtonLink>}>
          <p>{texts.noReviewsText}</p>
        </EmptyState>
      )}
      {count > 0 && (
        <section aria-label={texts.written}>
          {toReview.length > 0 && <SectionHeading>{texts.written}</SectionHeading>}
          <ul role="list" data-part="reviews">
            {entries.map((review) => (
              <OwnReview
                key={review.id}
                review={review}
                article={articles?.get(review.articleId)}
                known={articles !== null}
                level={toReview.length > 0 ? 3 : 2}
                name={name}
                onDeleted={() => handleDeleted(review.id)}
                onChanged={replace}
              />
            ))}
          </ul>
          {onMore && (
            <Button variant="quiet" loading={loadingMore} onClick={onMore}>
              {texts.more}
            </Button>
          )}
        </section>
      )}
    </OwnReviewsRoot>
  )
}

function ToReview({ article: { name, slug, image } }: { readonly article: Article }) {
  const texts = useTexts(myPageTexts)
  return (
    <li>
      <Picture image={imageSources(image)} alt="" sizes="5rem" />
      <Link data-part="name" to={articlePath(slug)}>
        {name}
      </Link>
      <ButtonLink variant="quiet" size="small" to={writeReviewPath(slug)} aria-label={fill(texts.writeReviewOf, { name })}>
        {texts.writeReview}
      </ButtonLink>
    </li>
  )
}
