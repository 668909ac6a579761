import { articleTexts, commonTexts, fill, ratingTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { fetchCode, useNear } from '../app/index.ts'
import type { ReviewsProps } from './Reviews.tsx'
import { ReviewsRoot } from './Reviews.styles.ts'

const load = async () => (await fetchCode(() => import('./Reviews.tsx'), 'Reviews')).Reviews

/** The first reviews in plain words, until the shopper comes near them: then all that can be done with them is fetched. */
export function LazyReviews({ article, reviews }: ReviewsProps) {
  const texts = useTexts(articleTexts)
  const stars = useTexts(ratingTexts)
  const common = useTexts(commonTexts)
  const { ref, Part: Reviews, retry, pending } = useNear(load)
  return (
    <ReviewsRoot id="anmeldelser" aria-labelledby="anmeldelser-tittel" ref={ref}>
      <SectionHeading headingId="anmeldelser-tittel">{texts.reviews}</SectionHeading>
      {Reviews ? (
        <Reviews article={article} reviews={reviews} />
      ) : reviews.total === 0 ? (
        <p>{texts.noReviews}</p>
      ) : (
        <ul data-part="plain">
          {reviews.first.map(({ id, rating, customer, content, day }) => (
            <li key={id}>
              <p>
                {fill(stars.rating, { rating })} <strong>{customer ?? texts.anonymous}</strong>, {day}
              </p>
              <p>{content}</p>
            </li>
          ))}
        </ul>
      )}
      {retry && (
        <Notice tone="error" role="alert" title={texts.reviewsFailed}>
          <Button variant="quiet" loading={pending} onClick={retry}>
            {common.retry}
          </Button>
        </Notice>
      )}
    </ReviewsRoot>
  )
}
