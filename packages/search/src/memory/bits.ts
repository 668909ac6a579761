/** A set of small whole numbers, one bit each. */
export type Bits = Uint32Array

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

export function setBit(bits: Bits, at: number, on: boolean): void {
  const word = bits[at >>> 5] ?? 0
  bits[at >>> 5] = on ? word | (1 << (at & 31)) : word & ~(1 << (at & 31))
}

/** Takes out of `bits` what `other` does not have. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
}

export function addAll(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0)
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) count += ones(bits[at] ?? 0)
  return count
}

export function countCommon(bits: Bits, other: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) {
    const common = (bits[at] ?? 0) & (other[at] ?? 0)
    if (common !== 0) count += ones(common)
  }
  return count
}

/** Calls with every number in the set, ascending. */
export function eachBit(bits: Bits, visit: (at: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word] ?? 0
    while (left !== 0) {
      visit((word << 5) + 31 - Math.clz32(left & -left))
      left &= left - 1
    }
  }
}

/** The same set with room for numbers below `size`. */
export function resized(bits: Bits, size: number): Bits {
  const other = noBits(size)
  other.set(bits.subarray(0, other.length))
  return other
}
