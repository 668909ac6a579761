import { supportPath, type SupportSection } from '@vidda/domain/route'
import { articleTexts, fill } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import type { Terms } from './load-article.ts'

/** What the chain promises of every purchase, each with the way to its terms. */
export function PurchaseTerms({ returnDays, collectText }: Terms) {
  const texts = useTexts(articleTexts)
  const promise = (section: SupportSection, text: string) => (
    <li>
      <TextLink standalone to={supportPath(section)}>
        <Icon name="check" />
        {text}
      </TextLink>
    </li>
  )
  return (
    <ul data-part="terms" role="list">
      {promise('retur', fill(texts.returnWithin, { days: returnDays }))}
      {promise('levering', fill(texts.collect, { text: collectText }))}
    </ul>
  )
}
