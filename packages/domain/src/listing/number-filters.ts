const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value)

function mustBeNumber(value: unknown): asserts value is number {
  if (!isNumber(value)) throw new TypeError('Only numbers supported as value')
}

/** Keeps what is below `limit`; throws a TypeError for anything but a number (spec §5). */
export function less(limit: number): (value: number) => boolean {
  mustBeNumber(limit)
  return (value) => value < limit
}

/** Keeps what is above `limit`; throws a TypeError for anything but a number (spec §5). */
export function more(limit: number): (value: number) => boolean {
  mustBeNumber(limit)
  return (value) => value > limit
}

/** Keeps what lies between the ends, both included; throws a TypeError when one is not a number (spec §5). */
export function between(low: number, high: number): (value: number) => boolean {
  if (!isNumber(low) || !isNumber(high)) throw new TypeError('Only numbers supported as values')
  return (value) => value >= low && value <= high
}
