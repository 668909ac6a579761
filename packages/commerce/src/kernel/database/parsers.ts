/** How values of a type (its OID) are read, whichever engine answers: all sums and counts as numbers, and a day as it is written. */
export const parsers: Readonly<Record<number, (text: string) => number | string>> = {
  // bigint
  20: Number,
  // numeric
  1700: Number,
  // date
  1082: String,
}
