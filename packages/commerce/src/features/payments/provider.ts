import type { Provider as ProviderName, TenantColors } from '@vidda/contract'

/** A line as a provider is told it; `price` in øre for one, VAT included and negative for a discount; `rate` in hundredths of a per cent. */
export type PaymentLine = {
  readonly kind: 'goods' | 'pant' | 'discount' | 'freight'
  readonly reference: string
  readonly name: string
  readonly count: number
  readonly price: number
  readonly rate: number
}

export type MerchantUrls = {
  readonly terms: string
  readonly privacy: string
  readonly checkout: string
  readonly confirmation: string
  readonly push: string
  readonly validation: string
  readonly management: string
}

/** What a provider is to be paid for. */
export type Draft = {
  readonly reference: string
  readonly shopId: number
  readonly total: number
  readonly vat: number
  readonly lines: readonly PaymentLine[]
  readonly cartHash: string
  readonly version: number
  readonly shipping: 'collect' | 'delivery'
  readonly urls: MerchantUrls
  readonly colors: TenantColors
  /** Of a customer who is logged in. */
  readonly customer: { readonly email: string; readonly phone: string; readonly zipcode: string } | null
}

export type Receiver = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly zipcode: string
  readonly city: string
}

/** `open`: nothing is paid yet; `pending`: the provider decides later; `gone`: the provider knows it no more. */
export type ProviderStatus = 'open' | 'pending' | 'paid' | 'refused' | 'cancelled' | 'gone'

/** The line's identity at a provider. */
export type ComparedLine = Pick<PaymentLine, 'reference' | 'count' | 'price'>

export type ProviderOrder = {
  readonly id: string
  readonly status: ProviderStatus
  readonly reference: string
  readonly currency: string
  readonly total: number
  /** Null where the provider does not say it. */
  readonly vat: number | null
  /** Null where they are not to be relied on yet. */
  readonly lines: readonly ComparedLine[] | null
  readonly cartHash: string | null
  readonly receiver: Receiver
  readonly method: string | null
  readonly snippet: string | null
}

/** What is charged or paid back: an amount, and the lines that it is for. */
export type Settlement = {
  readonly amount: number
  readonly lines: readonly PaymentLine[]
  readonly reference: string
  /** What the provider calls the charge that is paid back of. */
  readonly charge: string | null
}

/**
 * What an order management step came to: `done`, or `later` to be asked for again, with what is to be remembered until then. Throws ProviderRefusal for a
 * no, and NoProviderAnswer where nothing is known.
 */
export type Step = { readonly state: 'done'; readonly reference: string | null } | { readonly state: 'later'; readonly note: StepNote }

/** What a step remembers from try to try. */
export type StepNote = { readonly transaction?: string; readonly requested?: string }

export type StepCall = {
  readonly orderId: string
  /** The same for every try of one intention. */
  readonly key: string
  /** Of the tries before. */
  readonly note: StepNote
  /** Whether it was tried before: what came of that is not known. */
  readonly again: boolean
  /** What the provider calls all that was done of this order for other steps. */
  readonly others: readonly string[]
  readonly now: Date
}

/** A provider's service, as one brand or one of its shops has an agreement with it. Amounts in øre. */
export type ProviderService = {
  readonly provider: ProviderName
  /** Lines as this provider says them back. */
  compared(lines: readonly PaymentLine[]): ComparedLine[]
  /** Answers its id, and its snippet where that comes along. Adopts what an earlier try has made, where the provider can tell. */
  create(draft: Draft): Promise<{ readonly id: string; readonly snippet: string | null }>
  update(id: string, draft: Draft): Promise<void>
  read(id: string): Promise<ProviderOrder>
  /** An order that was made and never told us its id. */
  find(reference: string, hint: string | null): Promise<ProviderOrder | null>
  /** Ends what is not paid yet. */
  abandon(id: string): Promise<void>
  acknowledge(call: StepCall, reference: string): Promise<Step>
  capture(call: StepCall, settlement: Settlement): Promise<Step>
  refund(call: StepCall, settlement: Settlement): Promise<Step>
  /** Gives up whatever is not charged. */
  cancel(call: StepCall): Promise<Step>
}
