import { laterStorage } from '../app/index.ts'

/** Key of the sizes that the shopper selected last in a list, by their scales, in local storage. */
export const sizesKey = 'vd-sizes'

/** Sizes of one scale that are offered again. */
const mostOfScale = 3

type ByScale = Readonly<Record<string, readonly string[]>>

const isSlugs = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((slug) => typeof slug === 'string' && slug !== '')

function stored(): ByScale {
  try {
    const found = (JSON.parse(laterStorage.get(sizesKey) ?? '{}') ?? {}) as Readonly<Record<string, unknown>>
    return Object.fromEntries(Object.entries(found).flatMap(([scale, slugs]) => (isSlugs(slugs) ? [[scale, slugs]] : [])))
  } catch {
    return {}
  }
}

/** As addresses have them: those selected last of each scale. */
export const ownSizes = (): ReadonlySet<string> => new Set(Object.values(stored()).flat())

/** Notes what is selected now. A scale of which nothing is keeps what was noted: who takes a size away may want it in another list. */
export function noteSizes(selected: readonly { readonly slug: string; readonly scale?: string }[]): void {
  if (selected.length === 0) return
  const byScale = { ...stored() }
  for (const scale of new Set(selected.flatMap((size) => size.scale ?? []))) {
    byScale[scale] = selected.flatMap((size) => (size.scale === scale ? [size.slug] : [])).slice(-mostOfScale)
  }
  try {
    laterStorage.set(sizesKey, JSON.stringify(byScale))
  } catch {
    // Nothing is remembered.
  }
}
