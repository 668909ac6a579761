import { ApiError } from '@vidda/client'
import { checkPromoCode, fetchOpenPromoCodes } from '@vidda/client/promo-codes'
import { applyDiscount, removeDiscount } from '@vidda/domain/cart'
import type { PromoCode } from '@vidda/domain/promo'
import type { PromoCodeProblem } from '@vidda/ui/promo-code-modal'
import { useEffect, useRef, useState } from 'react'
import { promoTexts, fill } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useAlerts } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { useCartStore } from './CartProvider.tsx'

const problems: Readonly<Record<string, PromoCodeProblem>> = {
  promo_code_unknown: 'unknown',
  promo_code_expired: 'expired',
  promo_code_not_yet: 'notYet',
  promo_code_used: 'used',
  // Longer than any code can be.
  validation_failed: 'unknown',
}

const problemOf = (error: unknown): PromoCodeProblem => (error instanceof ApiError && problems[error.code]) || 'failed'

/** Checks codes with the commerce API and puts what they give into the cart; one at a time, the newest answer counts. */
export function usePromoCodeCheck() {
  const { api } = useApp()
  const store = useCartStore()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<PromoCodeProblem | null>(null)
  const tries = useRef(0)

  async function check(code: string): Promise<void> {
    tries.current += 1
    const own = tries.current
    setPending(true)
    setProblem(null)
    try {
      const promoCode = await checkPromoCode(api, code)
      if (own !== tries.current) return
      store.setState(({ cart }) => ({ cart: applyDiscount(removeDiscount(cart), promoCode), promoCode: promoCode.name }))
    } catch (error) {
      if (own === tries.current) setProblem(problemOf(error))
    } finally {
      if (own === tries.current) setPending(false)
    }
  }

  return { pending, problem, check, forget: () => setProblem(null) }
}

/** Takes the code and its discount out of the cart. */
export function useRemovePromoCode(): () => void {
  const store = useCartStore()
  return () => store.setState(({ cart }) => ({ cart: removeDiscount(cart), promoCode: null }))
}

/** Asks for the codes that everyone may use; none when they do not come. */
export function useOpenPromoCodes(): () => Promise<readonly PromoCode[]> {
  const { api } = useApp()
  return () => fetchOpenPromoCodes(api).catch(() => [])
}

/** Checks the stored code again when the cart is looked at: it may have run out since, and that is told. */
export function useStoredPromoCode(ready: boolean): void {
  const { api } = useApp()
  const store = useCartStore()
  const alert = useAlerts((view) => view.add)
  const { over } = useTexts(promoTexts)
  useEffect(() => {
    const code = store.getState().promoCode
    if (!ready || code === null) return
    const inUse = () => store.getState().promoCode === code && store.getState().cart.discount.activated
    if (!inUse()) return
    checkPromoCode(api, code).then(
      (found) => {
        if (inUse()) store.setState(({ cart }) => ({ cart: applyDiscount(removeDiscount(cart), found) }))
      },
      (error: unknown) => {
        if (problemOf(error) === 'failed' || !inUse()) return
        store.setState(({ cart }) => ({ cart: removeDiscount(cart), promoCode: null }))
        alert({ type: 'warning', text: fill(over, { code }) })
      },
    )
  }, [alert, api, over, ready, store])
}
