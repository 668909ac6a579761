/** A repeatable source of chance; two with the same keys give the same numbers. */
export type Rng = {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly int: (from: number, to: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  /** `count` different entries, in chance order. */
  readonly sample: <T>(list: readonly T[], count: number) => T[]
}

/** FNV-1a over the keys with Murmur's finish: without it neighbouring articles make the same choices. */
export function hash(...keys: readonly (string | number)[]): number {
  let value = 0x811c9dc5
  for (const char of keys.join('|')) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Mulberry32: 32 bits of state are plenty for one article, and it is the same on every machine. */
export function createRng(...keys: readonly (string | number)[]): Rng {
  let state = hash(...keys)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)[0] as T)
  }
  return { next, int, chance: (probability) => next() < probability, pick, sample }
}
