import { availableShopId } from '@vidda/domain/shop'
import type {
  Constraints,
  CountedPlace,
  FacetCount,
  FindQuestion,
  MetColor,
  PriceRange,
  Question,
  SearchEngine,
  SearchField,
  VariantField,
} from '../src/engine.ts'
import { searchFields } from '../src/documents/tags.ts'
import type { DocumentVariant } from '../src/documents/variants.ts'
import { storedImage, storedJson, type Catalogue, type Goods, type UnderTest } from './goods.ts'

type Compare = (a: Goods, b: Goods) => number

const text: Compare = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
const rank: Compare = (a, b) => a.qtyRank - b.qtyRank || a.turnoverRank - b.turnoverRank

const orders: Readonly<Record<NonNullable<FindQuestion['orderBy']>, Compare>> = {
  Name: text,
  Price: (a, b) => a.price - b.price,
  Bestseller: rank,
  Created: (a, b) => a.created.getTime() - b.created.getTime(),
}

/** Equals stand in the ascending order of names where the price decides, and of ids. */
const sorted = (goods: readonly Goods[], { orderBy = 'Name', descending }: FindQuestion): readonly Goods[] => {
  const ties: Compare = (a, b) => (orderBy === 'Price' ? text(a, b) : 0) || a.id - b.id
  return goods.toSorted((a, b) => (descending ? orders[orderBy](b, a) : orders[orderBy](a, b)) || ties(a, b))
}

const idsOfVariant = ({ color, size, shops }: DocumentVariant): Readonly<Record<VariantField, readonly number[]>> => ({
  colors: color === null ? [] : [color],
  sizes: size === null ? [] : [size],
  shops: shops.length > 0 ? [availableShopId, ...shops] : [],
})

const isOfVariants = (field: SearchField): field is VariantField => field === 'colors' || field === 'sizes' || field === 'shops'
const anyOf = (ids: readonly number[], having: readonly number[]) => ids.some((id) => having.includes(id))

const meetsAll = (rules: Constraints['rules']) => (variant: DocumentVariant) =>
  rules.every(({ field, ids: wanted }) => !isOfVariants(field) || anyOf(wanted, idsOfVariant(variant)[field]))

/** The slow way: every article is asked about every rule, and every one of its variants about all rules on variants at once. */
const isMet = (goods: Goods, { rules, ids, price }: Constraints): boolean =>
  (!ids || ids.includes(goods.id)) &&
  (!price || (goods.price >= price.min && goods.price <= price.max)) &&
  rules.every(({ field, ids: wanted }) => isOfVariants(field) || anyOf(wanted, goods.values[field])) &&
  (!rules.some(({ field }) => isOfVariants(field)) || goods.variants.some(meetsAll(rules)))

const asksForColor = (rules: Constraints['rules']): boolean =>
  rules.some(({ field, ids }) => isOfVariants(field) && (field !== 'shops' || !ids.includes(availableShopId)))

function metColor({ id, variants }: Goods, rules: Constraints['rules']): MetColor | null {
  const colorId = variants.find(meetsAll(rules))?.colorId ?? null
  const image = colorId === null ? null : storedImage(id, colorId)
  return colorId === null || image === null ? null : { colorId, image }
}

const words = (query: string) => query.toLowerCase().split(/\s+/u).filter(Boolean)

const rangeOf = (goods: readonly Goods[]): PriceRange | null => {
  const prices = goods.map(({ price }) => price)
  return prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) }
}

const valuesOf = ({ values, variants }: Goods, field: SearchField): readonly number[] =>
  isOfVariants(field) ? variants.flatMap((variant) => idsOfVariant(variant)[field]) : values[field]

/** An engine that does as the contract says and no more: without any index, and with exact words alone. */
export class ReferenceSearch implements SearchEngine {
  #catalogue: Catalogue = { goods: [], places: [] }

  hold(catalogue: Catalogue): void {
    this.#catalogue = catalogue
  }

  #asked({ chainId, query }: Pick<Question, 'chainId' | 'query'>): readonly Goods[] {
    const own = this.#catalogue.goods.filter((one) => one.chainId === chainId && one.visible)
    const numbered = own.filter(({ codes }) => codes.includes(query.trim().toLowerCase()))
    if (numbered.length > 0) return numbered
    return own.filter(({ name }) => words(query).every((word) => words(name).includes(word)))
  }

  async find(question: FindQuestion) {
    const met = this.#asked(question).filter((goods) => isMet(goods, question))
    const page = sorted(met, question).slice(question.skip, question.skip + question.take)
    return {
      total: met.length,
      articles: page.map(({ id }) => storedJson(id)),
      met: asksForColor(question.rules) ? page.map((goods) => metColor(goods, question.rules)) : [],
      corrected: null,
    }
  }

  async facets({ fields = searchFields, priced = [], ...question }: Parameters<SearchEngine['facets']>[0]) {
    const asked = this.#asked(question)
    const met = (constraints: Constraints) => asked.filter((goods) => isMet(goods, constraints))
    const count = (field: SearchField): readonly FacetCount[] => {
      const rules = question.rules.filter((rule) => rule.field !== field)
      const ids = [...new Set(asked.flatMap((goods) => valuesOf(goods, field)))].toSorted((a, b) => a - b)
      return ids.flatMap((id) => {
        const found = met({ ...question, rules: [...rules, { field, ids: [id] }] })
        const price = priced.includes(field) ? rangeOf(found) : null
        return found.length === 0 ? [] : [{ id, count: found.length, ...(price && { price }) }]
      })
    }
    const { price: _, ...unpriced } = question
    return {
      total: met(question).length,
      counts: Object.fromEntries(fields.map((field) => [field, count(field)])),
      price: rangeOf(met(unpriced)),
      corrected: null,
    }
  }

  async suggest(question: { readonly chainId: number; readonly query: string }) {
    const obtainable = this.#asked(question).filter((goods) => isMet(goods, { rules: [{ field: 'shops', ids: [availableShopId] }] }))
    const selling = obtainable.toSorted((a, b) => rank(a, b) || a.id - b.id).map(({ id }) => storedJson(id))
    const typed = words(question.query)
    const places = this.#catalogue.places.flatMap(({ chainId, ...place }): CountedPlace[] => {
      const count = obtainable.filter((goods) => goods.values[place.kind].includes(place.id)).length
      return chainId === question.chainId && count > 0 ? [{ ...place, count }] : []
    })
    const offered = (all: readonly CountedPlace[]) => {
      const fitting = all.filter(({ name }) => typed.length > 0 && typed.every((word) => words(name).some((own) => own.startsWith(word))))
      return (fitting.length > 0 ? fitting : all.filter(({ kind }) => kind === 'groups' || kind === 'brands')).toSorted(
        (a, b) => b.count - a.count,
      )
    }
    return {
      articles: typed.length === 0 ? [] : selling,
      popular: selling,
      categories: offered(places.filter(({ kind }) => kind !== 'brands')),
      brands: offered(places.filter(({ kind }) => kind === 'brands')),
      corrected: null,
    }
  }
}

export async function openReference(): Promise<UnderTest> {
  const engine = new ReferenceSearch()
  return { engine, hold: async (catalogue) => engine.hold(catalogue), close: async () => undefined }
}
