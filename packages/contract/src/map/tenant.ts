import type * as Wire from '../wire/index.ts'

/** What a chain's shops promise everywhere. */
export type TenantSettings = {
  /** Id of the product line that is the house brand. */
  readonly houseLineId: number
  readonly returnDays: number
  /** How long a reservation is kept. */
  readonly reservationHours: number
  readonly deliveryText: string
  readonly collectText: string
  /** Whether a customer may review what they have not bought here. */
  readonly reviewWithoutPurchase: boolean
}

export const mapTenant = (wire: Wire.TenantSettings): TenantSettings => ({
  houseLineId: wire.houseLineId,
  returnDays: wire.returnDays,
  reservationHours: wire.reservationHours,
  deliveryText: wire.deliveryText,
  collectText: wire.collectText,
  reviewWithoutPurchase: wire.reviewWithoutPurchase,
})
