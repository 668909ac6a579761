import { genderIds, genderNames, genderScreen, isGenderUrl, menuGenders } from '@vidda/domain/gender'
import { valueFacets, type ValueFacet } from '@vidda/domain/listing'
import type { SizeScale } from '@vidda/domain/size'
import { uniqueSlugs } from '@vidda/domain/slug'
import { fill, listNamesTexts, sizeScalesTexts } from '@vidda/texts'
import type { Size } from '@vidda/client/chain'
import type { App } from '../app/index.ts'
import type { ListParameters } from './list-parameters.ts'
import type { SelectedValue } from './selected-values.ts'

/** A value of a filter by which a list can be narrowed. */
export type NamedValue = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly hex?: string
  /** The heading that it stands under, beside others of its kind. */
  readonly group?: string
  /** What a size measures. */
  readonly scale?: SizeScale
  /** What its chip says, where its name alone says too little. */
  readonly chip?: string
}

type Item = { readonly id: number; readonly name: string; readonly hex?: string }

function withSlugs(items: readonly Item[]): readonly NamedValue[] {
  const slugs = uniqueSlugs(items)
  return items.map(({ id, name, hex }) => ({ id, slug: slugs.get(id) ?? String(id), name, ...(hex !== undefined && { hex }) }))
}

/** How a scale begins the addresses of its sizes. Those of clothes go without: `m`, but `sko-42`. */
const scaleSlugs: Readonly<Record<SizeScale, string>> = {
  clothes: '',
  shoes: 'sko',
  children: 'barn',
  skis: 'ski',
  poles: 'staver',
  gloves: 'hansker',
  socks: 'sokker',
  headwear: 'hode',
  volume: 'volum',
  other: 'annet',
}

/** A slug of digits alone would be taken for an id, and `42 ½` for 42. */
export const sluggedSize = ({ scale = 'other', name }: Pick<Item, 'name'> & { readonly scale?: SizeScale | undefined }): string =>
  `${scaleSlugs[scale] || (/^\d+$/u.test(name) ? 'klaer' : '')} ${name.replaceAll(/[½⅓⅔¼¾]/gu, ' $&').normalize('NFKC')}`

function namedSizes(app: App, sizes: readonly Size[]): readonly NamedValue[] {
  const words = app.texts(sizeScalesTexts)
  const slugs = uniqueSlugs(sizes.map((size) => ({ id: size.id, name: sluggedSize(size) })))
  return sizes.map(({ id, name, scale }) => ({
    id,
    slug: slugs.get(id) ?? String(id),
    name,
    group: words[scale],
    scale,
    chip: fill(words.selected, { scale: words[scale], size: name }),
  }))
}

/** All values of a filter that the chain knows, in the order in which they are shown. */
export const namedValues: Readonly<Record<ValueFacet, (app: App) => Promise<readonly NamedValue[]>>> = {
  gender: async ({ brand }) =>
    menuGenders(brand.genders).map((slug) => ({ id: genderIds[slug], slug, name: genderNames[genderIds[slug]] })),
  async group({ reference }) {
    const groups = (await reference.categories()).flatMap(({ subcategories }) => subcategories.flatMap((sub) => sub.groups))
    const known = new Map(groups.map(({ articleGroup3ID: id, name }) => [id, { id, name }]))
    return withSlugs([...known.values()])
  },
  color: async ({ reference }) => withSlugs((await reference.colorGroups()).map(({ id, label, hex }) => ({ id, name: label, hex }))),
  brand: async ({ reference }) => withSlugs(await reference.productLines()),
  shop: async ({ reference }) => withSlugs(await reference.shops()),
  size: async (app) => namedSizes(app, await app.reference.sizes()),
}

/** Genders have addresses that stand for two of them. */
function selectedGenders(app: App, slugs: readonly string[]): readonly SelectedValue[] {
  return slugs.filter(isGenderUrl).map((slug) => {
    const { ids, name } = genderScreen(slug)
    return { field: 'gender', slug, ids, text: slug === 'barn-junior' ? app.texts(listNamesTexts).barnJunior : name }
  })
}

async function selectedOf(app: App, field: ValueFacet, slugs: readonly string[]): Promise<readonly SelectedValue[]> {
  if (slugs.length === 0) return []
  if (field === 'gender') return selectedGenders(app, slugs)
  const known = new Map((await namedValues[field](app)).map((value) => [value.slug, value]))
  return slugs.flatMap((slug) => {
    const value = known.get(slug)
    return value ? [selectedValue(field, value)] : []
  })
}

export const selectedValue = (field: ValueFacet, { id, slug, name, hex, chip }: NamedValue): SelectedValue => ({
  field,
  slug,
  ids: [id],
  text: chip ?? name,
  ...(hex !== undefined && { hex }),
})

/** The values that an address names, in its order; names that the chain does not know are left out. */
export async function loadSelected(app: App, parameters: ListParameters): Promise<readonly SelectedValue[]> {
  return (await Promise.all(valueFacets.map((facet) => selectedOf(app, facet, parameters[facet])))).flat()
}
