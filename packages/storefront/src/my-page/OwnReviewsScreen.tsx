import { fetchOwnReviews } from '@vidda/client/own'
import { imageSources } from '@vidda/contract'
import type { Article, Review } from '@vidda/domain/article'
import { articlePath, screens } from '@vidda/domain/route'
import { fill, myPageTexts } from '@vidda/texts'
import { Badge } from '@vidda/ui/badge'
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
import { useApp } from '../app/index.ts'
import { DeleteReview } from './DeleteReview.tsx'
import { MyPage } from './MyPage.tsx'
import { OwnReviewsRoot } from './OwnReviews.styles.ts'
import { useArticles, useBought } from './use-bought.ts'
import { useHistory } from './use-history.ts'

export function OwnReviewsScreen() {
  return <MyPage section="reviews">{() => <OwnReviews />}</MyPage>
}

/** Rows on the screen that ask for a review. */
const mostToReview = 6

function OwnReviews() {
  const texts = useTexts(myPageTexts)
  const { entries, count, onMore, loadingMore, onRetry, remove } = useHistory(fetchOwnReviews)
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
          <SectionHeading id="to-review" text={texts.toReviewText}>
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
                onDeleted={() => handleDeleted(review.id)}
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
  const to = articlePath(slug)
  return (
    <li>
      <Picture image={imageSources(image)} alt="" sizes="5rem" />
      <Link data-part="name" to={to}>
        {name}
      </Link>
      <ButtonLink variant="quiet" size="small" to={`${to}#anmeldelser`} aria-label={fill(texts.writeReviewOf, { name })}>
        {texts.writeReview}
      </ButtonLink>
    </li>
  )
}

const day = /* @__PURE__ */ new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'Europe/Oslo' })

type OwnReviewProps = {
  readonly review: Review
  readonly article: Article | undefined
  /** The articles are here: one without is sold no more. */
  readonly known: boolean
  /** The heading's level. */
  readonly level: 2 | 3
  readonly onDeleted: () => void
}

const mostStars = 5

function OwnReview({ review, article, known, level, onDeleted }: OwnReviewProps) {
  const texts = useTexts(myPageTexts)
  const { brand } = useApp()
  const Heading = `h${level}` as const
  const { rating, content, reply, approved, created_at: written } = review
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
          <Badge tone={approved ? 'success' : 'info'}>{approved ? texts.reviewShown : texts.reviewWaiting}</Badge>
        </div>
        <p data-part="about">
          <span data-part="stars" role="img" aria-label={fill(texts.stars, { rating })}>
            {'★'.repeat(rating) + '☆'.repeat(mostStars - rating)}
          </span>
          <time dateTime={written}>{day.format(new Date(written))}</time>
        </p>
        <p data-part="content">{content}</p>
        {reply !== null && (
          <blockquote>
            <strong>{fill(texts.reply, { shop: brand.name })}</strong>
            <p>{reply}</p>
          </blockquote>
        )}
        <DeleteReview
          id={review.id}
          label={fill(texts.deleteReviewOf, { name: article?.name ?? texts.articleGone })}
          onDeleted={onDeleted}
        />
      </div>
    </li>
  )
}
