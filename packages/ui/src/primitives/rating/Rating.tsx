import { formatNumber } from '@vidda/domain/number'
import { fill, ratingTexts } from '@vidda/texts'
import type { CSSProperties } from 'react'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { RatingRoot } from './Rating.styles.ts'

export type RatingProps = RootProps<'span'> & {
  /** The average, 1 to 5. */
  readonly rating: number
  /** How many reviews it is the average of; without it they are not mentioned. */
  readonly count?: number
  /** Default `normal`. State: `data-size`. */
  readonly size?: 'normal' | 'large'
}

/** An average as five stars, the part that is reached filled; read as `4,3 av 5 stjerner`. */
export function Rating({ rating, count, size = 'normal', ...rest }: RatingProps) {
  const texts = useTexts(ratingTexts)
  const value = formatNumber(rating, 1)
  const style = { '--rating-part': `${(rating / 5) * 100}%` } as CSSProperties
  return (
    <RatingRoot {...rest} data-size={size}>
      <span data-part="stars" style={style} aria-hidden="true" />
      <span data-part="unseen">{fill(texts.rating, { rating: value })}</span>
      <span aria-hidden="true">{value}</span>
      {count !== undefined && <span>({count === 1 ? texts.oneReview : fill(texts.reviews, { count })})</span>}
    </RatingRoot>
  )
}
