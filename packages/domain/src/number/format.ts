const noBreakSpace = '\u00A0'

/** A value's digits with so many decimals and no point, rounded as it is written and not as it is stored: 4.35 is 4.4. */
function digitsOf(value: number, decimals: number): string {
  // What is smaller would be written with an exponent of its own.
  const scaled = value < 1e-6 ? 0 : Math.round(Number(`${value}e${decimals}`))
  return String(scaled).padStart(decimals + 1, '0')
}

/**
 * `1 204,5` as Norwegian writes it, with no-break spaces; without decimals unless told, and no more of them than `least` where they are 0.
 * Not by `Intl`: the first formatter of a page takes longer to make than the rest of its script to evaluate, and engines differ in the space.
 */
export function formatNumber(value: number, most = 0, least = 0): string {
  const digits = digitsOf(Math.abs(value), most)
  const point = digits.length - most
  const grouped = digits.slice(0, point).replaceAll(/\B(?=(?:\d{3})+$)/gu, noBreakSpace)
  const decimals = digits.slice(point)
  const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/u, '')
  return `${value < 0 ? '−' : ''}${grouped}${shown && ','}${shown}`
}
