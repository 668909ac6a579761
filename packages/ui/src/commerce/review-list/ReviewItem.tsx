import { longDate } from '@vidda/domain/date-text'
import { fill, fitTexts, reviewsTexts } from '@vidda/texts'
import { useId } from 'react'
import { fitOf } from '../fit-bar/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { Rating } from '../../primitives/rating/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { ListedReview } from './ReviewList.tsx'

/** As the shop's clocks have it, so that server and browser say the same day. */
type ReviewItemProps = { readonly review: ListedReview; readonly shopName: string | undefined }

export function ReviewItem({ review, shopName }: ReviewItemProps) {
  const texts = useTexts(reviewsTexts)
  const fits = useTexts(fitTexts)
  const { rating, content, customer, anonymous, createdAt, sizeColor, trueToSize, verified = false, reply } = review
  const heading = useId()
  const name = anonymous ? null : customer
  return (
    <li data-part="review" tabIndex={-1} aria-labelledby={heading}>
      <p data-part="top">
        <Rating rating={rating} />
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
      <p data-part="who">
        <strong id={heading}>{name ?? texts.anonymous}</strong>
        {verified && (
          <span data-part="verified">
            <Icon name="check" />
            {texts.verified}
          </span>
        )}
      </p>
      <p data-part="content">{content}</p>
      {(sizeColor || trueToSize !== null) && (
        <ul data-part="about" role="list">
          {sizeColor && <li>{fill(texts.bought, { what: sizeColor })}</li>}
          {trueToSize !== null && <li>{fits[fitOf(trueToSize)]}</li>}
        </ul>
      )}
      {reply && (
        <blockquote data-part="reply">
          <p data-part="from">{shopName === undefined ? texts.replyOfShop : fill(texts.reply, { name: shopName })}</p>
          <p>{reply}</p>
        </blockquote>
      )}
    </li>
  )
}
