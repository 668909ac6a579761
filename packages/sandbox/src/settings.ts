/** What is not published, or differs from merchant to merchant; can be changed while the sandbox runs. */
export type Switches = {
  /** Merchant and callback URLs may be http on a loopback host. */
  readonly httpOnLoopback: boolean
  /** Where Vipps leaves the buyer: sent back to the shop, or with a link to follow in another browser. */
  readonly vippsReturn: 'same-browser' | 'other-browser'
  /** The bank's step: a page of its own, or over the shop's page in a frame. */
  readonly threeDSecure: 'page' | 'frame'
  readonly kco: {
    /** After a purchase, order management answers 404 for so long. */
    readonly orderManagementDelay: number
    /** The first push comes so long after a purchase. */
    readonly firstPush: number
    /** A pending purchase is accepted after so long; null: when it is told to. */
    readonly pendingDecision: number | null
    /** How long an answer to an address or shipping update is waited for. */
    readonly updatePatience: number
  }
  readonly qliro: {
    readonly duplicateReference: 'allow' | 'reject'
    readonly duplicateLine: 'merge' | 'reject'
    /** What follows when the shop does not answer a validation. */
    readonly validationSilence: 'approve' | 'reject'
    /** How long a transaction takes. */
    readonly transactionTime: number
    /** Whether transactions succeed from now on. */
    readonly transactionOutcome: 'Success' | 'Error'
    /** When a push that was not received is sent again: minutes between the attempts. */
    readonly pushRetries: readonly number[]
    /** A purchase that is on hold is decided after so long; null: when it is told to. */
    readonly holdDecision: number | null
  }
}

export const initialSwitches: Switches = {
  httpOnLoopback: true,
  vippsReturn: 'same-browser',
  threeDSecure: 'page',
  kco: { orderManagementDelay: 5000, firstPush: 2 * 60_000, pendingDecision: null, updatePatience: 3000 },
  qliro: {
    duplicateReference: 'reject',
    duplicateLine: 'reject',
    validationSilence: 'approve',
    transactionTime: 200,
    transactionOutcome: 'Success',
    pushRetries: [1, 5, 15, 60],
    holdDecision: null,
  },
}

export type SwitchChanges = Partial<Omit<Switches, 'kco' | 'qliro'>> & {
  readonly kco?: Partial<Switches['kco']>
  readonly qliro?: Partial<Switches['qliro']>
}

export const withChanges = (switches: Switches, changes: SwitchChanges): Switches => ({
  ...switches,
  ...changes,
  kco: { ...switches.kco, ...changes.kco },
  qliro: { ...switches.qliro, ...changes.qliro },
})

export type KcoMerchant = { readonly username: string; readonly password: string }
/** Each shop may have credentials of its own. */
export type QliroMerchant = { readonly apiKey: string; readonly secret: string }

export const kcoMerchant: KcoMerchant = { username: 'PK_sandbox', password: 'kco-sandbox-password' }
export const qliroMerchants: readonly QliroMerchant[] = [
  { apiKey: 'SANDBOX_1', secret: 'qliro-sandbox-secret-1' },
  { apiKey: 'SANDBOX_2', secret: 'qliro-sandbox-secret-2' },
]
