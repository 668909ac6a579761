import { formatNumber } from '@vidda/domain/number'
import { fill, type listingTexts, type WordsOf } from '@vidda/texts'
import type { Chip } from '@vidda/ui/chip-list'
import type { Kind } from './load-kinds.ts'

/** Links to parts of a list, each with its count. */
export function kindChips(kinds: readonly Kind[], texts: WordsOf<typeof listingTexts>): readonly Chip[] {
  return kinds.map(({ text, to, count }) => ({
    to,
    text: (
      <>
        {text}
        <span
          data-part="count"
          role="img"
          aria-label={count === 1 ? texts.oneArticle : fill(texts.articles, { count: formatNumber(count) })}
        >
          {formatNumber(count)}
        </span>
      </>
    ),
  }))
}
