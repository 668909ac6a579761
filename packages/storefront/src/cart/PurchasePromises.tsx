import { supportPath, type SupportSection } from '@vidda/domain/route'
import { checkoutTexts, fill } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useTerms } from './use-terms.ts'

/** What the chain promises of every purchase, each with the way to its terms; their room is kept until they have come. */
export function PurchasePromises() {
  const texts = useTexts(checkoutTexts)
  const terms = useTerms()
  const promise = (section: SupportSection, text: string) => (
    <li>
      <TextLink standalone to={supportPath(section)}>
        <Icon name="check" />
        {text}
      </TextLink>
    </li>
  )
  return (
    <ul data-part="promises" role="list">
      {terms && (
        <>
          {promise('retur', fill(texts.returnWithin, { days: terms.returnDays }))}
          {promise('levering', fill(texts.collectWithin, { text: terms.collectText }))}
        </>
      )}
    </ul>
  )
}
