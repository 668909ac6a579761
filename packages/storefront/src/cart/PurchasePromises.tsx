import { supportPath, type SupportSection } from '@vidda/domain/route'
import { checkoutTexts, fill } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import type { Terms } from './use-terms.ts'

type PurchasePromisesProps = {
  /** Undefined while they load, which keeps their room. */
  readonly terms: Terms | null | undefined
}

/** The chain's promises for every purchase, each linked to its terms. */
export function PurchasePromises({ terms }: PurchasePromisesProps) {
  const texts = useTexts(checkoutTexts)
  const promise = (section: SupportSection, text: string) => (
    <li>
      <TextLink standalone to={supportPath(section)}>
        <Icon name="check" />
        {text}
      </TextLink>
    </li>
  )
  if (terms === undefined) return <div data-part="promises" />
  if (terms === null) return null
  return (
    <ul data-part="promises" role="list">
      {promise('retur', fill(texts.returnWithin, { days: terms.returnDays }))}
      {promise('levering', fill(texts.collectWithin, { text: terms.collectText }))}
    </ul>
  )
}
