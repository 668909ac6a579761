import { toOre } from './prices.ts'
import type { GeneratedChain } from './chains.ts'
import type { ChainSettingsRow, ShippingMethodRow } from './types.ts'

/** Delivery costs 199,00 kr (spec §9), collecting nothing. */
export const shippingMethodRows = (chains: readonly number[]): readonly ShippingMethodRow[] =>
  chains.flatMap((chainId) => [
    { id: chainId * 10 + 1, chainId, key: 'delivery', name: 'Levering', price: toOre(199) },
    { id: chainId * 10 + 2, chainId, key: 'collect', name: 'Klikk & Hent', price: toOre(0) },
  ])

const facts = {
  1: { returnDays: 100, reservationHours: 48, deliveryText: 'Hjem på 2–5 virkedager', collectText: 'Klart på en time i åpningstida' },
  2: { returnDays: 30, reservationHours: 72, deliveryText: 'Sendes tirsdag og torsdag', collectText: 'Ligger klar neste dag' },
  3: { returnDays: 60, reservationHours: 48, deliveryText: 'Hjem på 1–3 virkedager', collectText: 'Klart på 30 minutter i åpningstida' },
  4: { returnDays: 100, reservationHours: 72, deliveryText: 'Hjem på 2–4 virkedager', collectText: 'Ligger klar før barnehagen stenger' },
} as const satisfies Readonly<Record<GeneratedChain, unknown>>

export const settingsRows = (chains: readonly number[]): readonly ChainSettingsRow[] =>
  chains.map((chainId) => ({ chainId, ...facts[chainId as keyof typeof facts] }))
