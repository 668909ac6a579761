const noBreakSpace = '\u00A0'

/** A value's digits without the decimal point. Rounds its decimal notation, as `Intl` does: 4.35 becomes 4.4, though the stored number is less. */
function digitsOf(value: number, decimals: number): string {
  // JavaScript writes smaller numbers with an exponent, such as 1e-7.
  const scaled = value < 1e-6 ? 0 : Math.round(Number(`${value}e${decimals}`))
  return String(scaled).padStart(decimals + 1, '0')
}

/**
 * `1 204,5` in Norwegian notation, with no-break spaces; `most` and `least` are the numbers of decimals, and trailing zeros beyond `least` are cut.
 * Without `Intl`: creating a page's first formatter takes longer than evaluating the rest of its script, and delays hydration.
 */
export function formatNumber(value: number, most = 0, least = 0): string {
  const digits = digitsOf(Math.abs(value), most)
  const point = digits.length - most
  const grouped = digits.slice(0, point).replaceAll(/\B(?=(?:\d{3})+$)/gu, noBreakSpace)
  const decimals = digits.slice(point)
  const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/u, '')
  return `${value < 0 ? '−' : ''}${grouped}${shown && ','}${shown}`
}
