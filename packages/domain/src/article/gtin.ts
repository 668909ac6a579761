/** Prefixes that GS1 leaves to each chain or country for numbers of its own, and those of coupons: they name no product to anybody else. */
const local = /^(?:0?2|04|05|98|99)/u

/** Whether the last digit is the one that the others ask for (GS1 General Specifications, 7.9). */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Whether an EAN (GTIN-13 or GTIN-8) names one product all over the world, so that others may be told of it. */
export function isGlobalGtin(ean: string): boolean {
  if (/^\d{8}$/u.test(ean)) return !/^[02]/u.test(ean) && hasCheckDigit(ean)
  return /^\d{13}$/u.test(ean) && !local.test(ean) && hasCheckDigit(ean)
}
