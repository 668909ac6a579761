export type {
  OrderReceipt,
  PaymentContents,
  PaymentProvider,
  PaymentReason,
  PaymentRequest,
  PaymentSession,
  PaymentSnippet,
  PaymentState,
  PricedLine,
  ProviderOffer,
} from './types.ts'
