export type PickableShop = {
  readonly id: number
  readonly name: string
  /** Street and place on one line. */
  readonly address: string
  /** Metres from the shopper; null while no position is known. */
  readonly distance: number | null
  /** When it is open, in words. */
  readonly openText: string
  /** It is open now; left out while that is unknown. State: `data-open`. */
  readonly open?: boolean
  /** Has every line of the cart in the count asked for. */
  readonly servesAll: boolean
  /** Names of what it lacks; empty when it serves all. */
  readonly missing: readonly string[]
}
