import type { CartLine } from '@vidda/domain/cart'
import { formatMoney, sumOre, times } from '@vidda/domain/money'
import type { ShopPlan } from '@vidda/domain/shop'
import { fill, paymentPageTexts } from '@vidda/texts'
import { Badge } from '@vidda/ui/badge'
import { Notice } from '@vidda/ui/notice'
import { useTexts } from '@vidda/ui/texts-provider'
import { ShopStepsRoot } from './Payment.styles.ts'

type ShopStepsProps = { readonly plan: ShopPlan; readonly lines: readonly CartLine[] }

/** Which shop is paid for what, in turn, where none has the whole cart. */
export function ShopSteps({ plan, lines }: ShopStepsProps) {
  const texts = useTexts(paymentPageTexts)
  const of = (eans: readonly string[]) => lines.filter(({ ean }) => eans.includes(ean))
  const namesOf = (eans: readonly string[]) => of(eans).map(({ name }) => name)
  return (
    <ShopStepsRoot>
      <Notice title={texts.stepsTitle}>
        <p>{texts.stepsText}</p>
        <ol data-part="steps" aria-label={texts.stepsTitle}>
          {plan.shares.map(({ shop, eans }, index) => (
            <li key={shop.id} aria-current={index === 0 ? 'step' : undefined}>
              <span>
                <strong>{shop.name}</strong> {index === 0 && <Badge tone="accent">{texts.stepNow}</Badge>}
                <span data-part="about">{namesOf(eans).join(', ')}</span>
              </span>
              <span>{formatMoney(sumOre(of(eans).map(({ price, count }) => times(price, count))))}</span>
            </li>
          ))}
        </ol>
        {plan.missing.length > 0 && <p>{fill(texts.nowhere, { names: namesOf(plan.missing).join(', ') })}</p>}
      </Notice>
    </ShopStepsRoot>
  )
}
