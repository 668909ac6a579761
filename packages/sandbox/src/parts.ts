import type { Calls } from './calls.ts'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Callbacks } from './http/callbacks.ts'
import type { Journal } from './journal.ts'
import type { KcoMerchant, QliroMerchant, Switches } from './settings.ts'
import type { Tokens } from './tokens.ts'

/** What both services stand on. */
export type Parts = {
  readonly clock: Clock
  readonly journal: Journal
  readonly faults: Faults
  readonly calls: Calls
  readonly callbacks: Callbacks
  readonly tokens: Tokens
  readonly switches: () => Switches
  readonly kcoMerchants: readonly KcoMerchant[]
  readonly qliroMerchants: readonly QliroMerchant[]
}
