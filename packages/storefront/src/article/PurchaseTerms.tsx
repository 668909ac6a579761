import { supportPath } from '@vidda/domain/route'
import { articleTexts, fill } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import type { Terms } from './load-article.ts'

/** What the chain promises of every purchase, each with the way to its terms. */
export function PurchaseTerms({ returnDays, collectText }: Terms) {
  const texts = useTexts(articleTexts)
  return (
    <ul data-part="terms" role="list">
      <li>
        <Icon name="check" />
        <TextLink to={supportPath('retur')}>{fill(texts.returnWithin, { days: returnDays })}</TextLink>
      </li>
      {collectText !== '' && (
        <li>
          <Icon name="check" />
          <TextLink to={supportPath('levering')}>{fill(texts.collect, { text: collectText })}</TextLink>
        </li>
      )}
    </ul>
  )
}
