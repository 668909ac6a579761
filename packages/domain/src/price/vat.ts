/** Value added tax on what shops of this kind sell, in per cent. */
export const vatPercentage = 25

export type Vat<Amount extends number> = { readonly vatPercentage: number; readonly totalVat: Amount; readonly netAmount: Amount }

/** The tax that is inside a total, both in øre, rounded half up to whole øre once (decisions.md, Money). */
export function vatOf<Amount extends number>(total: Amount): Vat<Amount> {
  const parts = 100 + vatPercentage
  const totalVat = Math.floor((total * vatPercentage * 2 + parts) / (2 * parts))
  return { vatPercentage, totalVat: totalVat as Amount, netAmount: (total - totalVat) as Amount }
}
