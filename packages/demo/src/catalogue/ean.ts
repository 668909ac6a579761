/** The check digit of an EAN-13 for its first twelve digits. */
export const checkDigit = (twelve: string): number =>
  (10 - (Array.from(twelve).reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10)) % 10

/** An EAN out of GS1's range for a chain's own numbers (20 to 29), so that it can never be a real product's. */
export function createEan(chainId: number, index: number, variant: number): string {
  const twelve = `2${chainId}${String(index).padStart(7, '0')}${String(variant).padStart(3, '0')}`
  return `${twelve}${checkDigit(twelve)}`
}
