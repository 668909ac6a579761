const noBreakSpace = '\u00A0'

/**
 * `1 204,5` as Norwegian writes it, with no-break spaces; without decimals unless told, and no more of them than `least` where they are 0.
 * Not by `Intl`: the first formatter of a page takes longer to make than the rest of its script to evaluate, and engines differ in the space.
 */
export function formatNumber(value: number, most = 0, least = 0): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(most).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, noBreakSpace)
  const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/u, '')
  return `${value < 0 ? '−' : ''}${grouped}${shown && ','}${shown}`
}
