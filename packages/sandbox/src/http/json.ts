declare global {
  interface JSON {
    /** A value that is written as this text, such as an integer that is too long for a number. */
    rawJSON(text: string): object
  }
}

type Context = { readonly source?: string }

/** Ids of 64 bits: as a number they would lose their last digits, and so they are texts within the sandbox. */
const longIds = new Set(['OrderId', 'PaymentTransactionId', 'OriginalPaymentTransactionId'])

const isInteger = /^\d{1,19}$/u

/** Reads JSON; ids of 64 bits become texts of digits, whether they were sent as numbers or as texts. */
export function parseJson(text: string): unknown {
  const revive = (key: string, value: unknown, context?: Context): unknown =>
    longIds.has(key) && typeof value === 'number' ? (context?.source ?? String(value)) : value
  return JSON.parse(text, revive)
}

/** Writes JSON; texts of digits in the fields of 64-bit ids become integers. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, (key, item: unknown) =>
    longIds.has(key) && typeof item === 'string' && isInteger.test(item) ? JSON.rawJSON(item) : item,
  )
}
