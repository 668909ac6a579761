/** The middle of the values; the mean of the two middle ones when they are even in number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = low] = sorted.length % 2 === 1 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]]
  return (low + high) / 2
}

/** The smallest value that at least this share of the values, 0 to 1, does not exceed: by nearest rank. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN

/** Bytes in KB of 1000, one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Bytes in KB of 1000, one decimal, rounded up so that a value over a limit never reads as the limit itself. */
export const kilobytesUp = (bytes: number): string => (Math.ceil(bytes / 100) / 10).toFixed(1)

export const ratio = (value: number): string => `${value.toFixed(2)} ×`

export const whole = (value: number): string =>
  Math.round(value)
    .toString()
    .replaceAll(/\B(?=(?:\d{3})+$)/g, ' ')
