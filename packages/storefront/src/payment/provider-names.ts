import type { PaymentProvider } from '@vidda/domain/payment-page'

/** As shoppers know them. */
export const providerNames: Readonly<Record<PaymentProvider, string>> = { klarna: 'Klarna', qliro: 'Qliro' }
