import type { SearchDocument } from '../src/documents/document.ts'
import type { DocumentVariant } from '../src/documents/variants.ts'
import type { SearchEngine } from '../src/engine.ts'
import type { NamedPlace } from '../src/memory/places.ts'

/** An article as an engine is given it, with the numbers by which it is known. */
export type Goods = SearchDocument & { readonly codes: readonly string[] }

export type Catalogue = { readonly goods: readonly Goods[]; readonly places: readonly NamedPlace[] }

/** An engine, and how it gets to know what there is. */
export type UnderTest = {
  readonly engine: SearchEngine
  /** Makes this all there is; what is stored of an article is `{"id":<its id>}`, and the picture of a colour is `storedImage`'s. */
  hold(catalogue: Catalogue): Promise<void>
  close(): Promise<void>
}

export const storedJson = (id: number): string => JSON.stringify({ id })

/** Image path of an article's colour, null for every third colour id. */
export const storedImage = (id: number, colorId: number): string | null => (colorId % 3 === 0 ? null : `/${id}/${colorId}.jpg`)

const noTexts = { name: '', brand: '', group: '', subcategory: '', category: '', genders: '', colors: '', season: '', description: '' }

type Rest = Partial<Omit<Goods, 'values'>> & { readonly values?: Partial<Goods['values']> }

/** An article that any shop has, but for what is said. */
export function article(id: number, { values, ...rest }: Rest = {}): Goods {
  const name = rest.name ?? `vare ${id}`
  return {
    id,
    chainId: 1,
    visible: true,
    variants: [variant(null, null, 1)],
    texts: { ...noTexts, name },
    name,
    price: 10_000,
    qtyRank: 9999,
    turnoverRank: 9999,
    created: new Date(0),
    codes: [],
    values: { genders: [], brands: [], groups: [], category: [], subcategory: [], campaigns: [], ...values },
    ...rest,
  }
}

/** The colour of a variant of the group `color`, where no other is said. */
export const colorIdOf = (color: number): number => color * 100

export const variant = (color: number | null, size: number | null, ...shops: readonly number[]): DocumentVariant => ({
  colorId: color === null ? null : colorIdOf(color),
  color,
  size,
  shops,
})
