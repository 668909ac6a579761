import { dayOfMonth } from '@vidda/domain/date-text'
import { discountedBy } from '@vidda/domain/cart'
import { formatMoney } from '@vidda/domain/money'
import { formatNumber } from '@vidda/domain/number'
import type { PromoCode as Code } from '@vidda/domain/promo'
import { fill, promoTexts, type WordsOf } from '@vidda/texts'
import { PromoCodeModal } from '@vidda/ui/promo-code-modal'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCart } from './CartProvider.tsx'
import { usePromoCodeCheck, useRemovePromoCode } from './use-promo-codes.ts'

export type PromoCodeProps = {
  readonly open: boolean
  readonly onToggle: () => void
  /** Those that everyone may use. */
  readonly codes: readonly Code[]
}

/** The promo code of this cart: entered, checked, in use, taken off again. */
export function PromoCode({ open, onToggle, codes }: PromoCodeProps) {
  const cart = useCart((view) => view.cart)
  const code = useCart((view) => view.promoCode)
  const texts = useTexts(promoTexts)
  const { pending, problem, check, forget } = usePromoCodeCheck()
  const remove = useRemovePromoCode()
  return (
    <PromoCodeModal
      open={open}
      onOpenChange={onToggle}
      onClosed={forget}
      onApply={(entered) => void check(entered)}
      loading={pending}
      problem={problem}
      active={cart.discount.activated ? { code: code ?? texts.title, discount: discountedBy(cart) } : null}
      onRemove={remove}
      codes={codes.map((one) => ({ code: one.name, name: nameOf(one, texts), until: untilOf(one) }))}
    />
  )
}

/** On one line, wherever it stands. */
const untilOf = ({ validTo }: Code): string => dayOfMonth(validTo).replaceAll(' ', '\u00A0')

function nameOf(code: Code, texts: WordsOf<typeof promoTexts>): string {
  return code.fixed
    ? fill(texts.amountOff, { amount: formatMoney(code.amount) })
    : fill(texts.percentOff, { percent: formatNumber(code.amount * 100, 2) })
}
