import { fill, reviewsTexts } from '@vidda/texts'
import type { CSSProperties } from 'react'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { StarCounts } from './ReviewList.tsx'

/** A bar for each number of stars, most first. */
export function StarSpread({ counts }: { readonly counts: StarCounts }) {
  const texts = useTexts(reviewsTexts)
  const most = Math.max(1, ...counts)
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).toReversed()
  return (
    <ul data-part="spread" role="list" aria-label={texts.spread}>
      {rows.map(({ stars, count }) => {
        const words = stars === 1 ? texts.oneStar : fill(texts.stars, { stars })
        return (
          <li key={stars} aria-label={fill(texts.given, { stars: words, count })}>
            <span aria-hidden="true">{stars}</span>
            <span data-part="bar" aria-hidden="true" style={{ '--review-list-part': `${(count / most) * 100}%` } as CSSProperties} />
            <span aria-hidden="true">{count}</span>
          </li>
        )
      })}
    </ul>
  )
}
