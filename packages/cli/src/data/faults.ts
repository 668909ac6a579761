import type { Fault } from '@vidda/commerce/data'

/** One message for a record: `stock.csv:17: qty must be integer; ean must have a value`. */
export const describeFault = (path: string, { line, problems }: Fault): string =>
  `${path}:${line}: ${problems.map(({ field, reason }) => `${field} ${reason}`).join('; ')}`
