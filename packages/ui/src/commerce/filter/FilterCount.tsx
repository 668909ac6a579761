import { formatNumber } from '@vidda/domain/number'
import { fill, filterTexts } from '@vidda/texts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

/** How many articles a value has: the number for the eye, `12 varer` for the ear. */
export function FilterCount({ count }: { readonly count: number | undefined }) {
  const texts = useTexts(filterTexts)
  if (count === undefined) return null
  const number = formatNumber(count)
  return (
    <span data-part="count">
      <span aria-hidden="true">{number}</span>
      <span data-part="unseen">{count === 1 ? texts.oneArticle : fill(texts.articles, { count: number })}</span>
    </span>
  )
}
