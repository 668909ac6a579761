import { fetchProviders } from '@vidda/client/payments'
import type { PaymentProvider, ProviderOffer } from '@vidda/domain/payment-page'
import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../app/index.ts'

export type Offer = { readonly provider: PaymentProvider; readonly available: boolean }

/** How often (ms) a provider that is away is asked after: as long as the commerce API leaves it alone. */
export const askAgainAfter = 10_000

/**
 * The brand's providers, and whether each answers now; while one does not, it is asked after again. Until the commerce API has told, and where it does
 * not, all of them are there: opening a payment says the rest.
 */
export function useOffers(): readonly Offer[] {
  const { api, brand, log } = useApp()
  const [told, setTold] = useState<readonly ProviderOffer[] | null>(null)
  const [round, setRound] = useState(0)
  const isSomeAway = told?.some(({ available }) => !available) ?? false

  useEffect(() => {
    if (brand.providers.length === 0) return
    let current = true
    fetchProviders(api).then((offers) => current && setTold(offers), log)
    return () => {
      current = false
    }
  }, [api, brand.providers.length, log, round])

  useEffect(() => {
    if (!isSomeAway) return
    const timer = setInterval(() => document.visibilityState === 'visible' && setRound((count) => count + 1), askAgainAfter)
    return () => clearInterval(timer)
  }, [isSomeAway])

  return useMemo(() => {
    if (told === null) return brand.providers.map((provider) => ({ provider, available: true }))
    return brand.providers.flatMap((provider) => {
      const offer = told.find((one) => one.provider === provider)
      return offer ? [{ provider, available: offer.available }] : []
    })
  }, [brand.providers, told])
}
