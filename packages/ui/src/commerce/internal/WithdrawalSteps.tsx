import { fill, withdrawTexts } from '@vidda/texts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { NextSteps } from './NextSteps.tsx'

export type WithdrawalStepsProps = {
  /** Whether something of the order has been charged; else it is stopped before that. */
  readonly charged: boolean
  /** The shop that the goods came from; null where it is not known. */
  readonly shop: { readonly name: string; readonly address: string } | null
}

/** What happens after a withdrawal: how the goods come back, when the money does, and who pays (angrerettloven §§ 22 to 25). */
export function WithdrawalSteps({ charged, shop }: WithdrawalStepsProps) {
  const texts = useTexts(withdrawTexts)
  const values = { shop: shop?.name ?? '', address: shop ? `${shop.name}, ${shop.address}` : '' }
  const handOver = shop ? `${fill(texts.stepReturn, values)} ${fill(texts.stepPost, values)}` : texts.stepReturnAny
  const steps = charged ? [handOver, texts.stepMoney, texts.stepCare] : [texts.stepStop, `${texts.stepOnTheWay} ${handOver}`]
  return <NextSteps title={texts.steps} steps={steps} />
}
