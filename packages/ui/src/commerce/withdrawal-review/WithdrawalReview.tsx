import type { Ore } from '@vidda/domain/money'
import { fill, withdrawTexts } from '@vidda/texts'
import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { CartSummary } from '../cart-summary/index.ts'
import { WithdrawalSteps, type WithdrawalStepsProps } from '../internal/WithdrawalSteps.tsx'
import { NamedGoods, type NamedLine } from '../internal/NamedGoods.tsx'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { WithdrawalReviewRoot } from './WithdrawalReview.styles.ts'

export type WithdrawalReviewProps = RootProps<'form', 'onSubmit'> &
  WithdrawalStepsProps & {
    /** What is withdrawn from. */
    readonly goods: readonly NamedLine[]
    /** What is paid back, or not charged: the goods less their discount, and freight. */
    readonly sum: { readonly goods: Ore; readonly discount: Ore; readonly freight: Ore; readonly total: Ore }
    /** Where the acknowledgement is sent. */
    readonly email: string
    /** Under way: a second press sends nothing. */
    readonly loading: boolean
    /** The shopper confirms. */
    readonly onConfirm: () => void
    /** Back to the goods. */
    readonly onBack: () => void
    /** Above the button: what went wrong on the way. */
    readonly children?: ReactNode
  }

/** What a withdrawal means, before it is confirmed: the goods, the money, how they come back and who pays for that. */
export function WithdrawalReview(props: WithdrawalReviewProps) {
  const { goods, sum, email, loading, onConfirm, onBack, children, charged, shop, ...rest } = props
  const texts = useTexts(withdrawTexts)
  const heading = useId()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!loading) onConfirm()
  }

  return (
    <WithdrawalReviewRoot method="post" aria-label={texts.reviewTitle} {...rest} onSubmit={handleSubmit}>
      <section aria-labelledby={heading}>
        <header>
          <h2 id={heading}>{texts.chosen}</h2>
          <Button variant="plain" size="small" onClick={onBack}>
            {texts.change}
          </Button>
        </header>
        <NamedGoods label={texts.chosen} goods={goods} />
      </section>
      <CartSummary
        sum={sum.goods}
        total={sum.total}
        totalLabel={charged ? texts.refund : texts.uncharged}
        {...(sum.discount > 0 && { discount: sum.discount })}
        {...(sum.freight > 0 && { freight: sum.freight })}
      />
      <WithdrawalSteps charged={charged} shop={shop} />
      <p>{fill(texts.byMail, { email })}</p>
      {children}
      <Button type="submit" full loading={loading}>
        {loading ? texts.confirming : texts.confirm}
      </Button>
    </WithdrawalReviewRoot>
  )
}
