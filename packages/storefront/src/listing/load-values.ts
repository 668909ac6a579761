import { genderScreen } from '@vidda/domain/gender'
import { uniqueSlugs } from '@vidda/domain/slug'
import { listNamesTexts } from '@vidda/texts'
import type { App } from '../app/index.ts'
import type { ListChoice, ValueField } from './choice.ts'
import type { Chosen } from './chosen.ts'

/** A value of a filter by which a list can be narrowed. */
export type NamedValue = { readonly id: number; readonly slug: string; readonly name: string; readonly hex?: string }

type Item = { readonly id: number; readonly name: string; readonly hex?: string }

function withSlugs(items: readonly Item[]): readonly NamedValue[] {
  const slugs = uniqueSlugs(items)
  return items.map(({ id, name, hex }) => ({ id, slug: slugs.get(id) ?? String(id), name, ...(hex !== undefined && { hex }) }))
}

/** All values of a filter that the chain knows. */
export const namedValues: Readonly<Record<Exclude<ValueField, 'gender'>, (app: App) => Promise<readonly NamedValue[]>>> = {
  async group({ reference }) {
    const groups = (await reference.categories()).flatMap(({ subcategories }) => subcategories.flatMap((sub) => sub.groups))
    const known = new Map(groups.map(({ articleGroup3ID: id, name }) => [id, { id, name }]))
    return withSlugs([...known.values()])
  },
  color: async ({ reference }) => withSlugs((await reference.colorGroups()).map(({ id, label, hex }) => ({ id, name: label, hex }))),
  brand: async ({ reference }) => withSlugs(await reference.productLines()),
  shop: async ({ reference }) => withSlugs(await reference.shops()),
}

/** The values that an address names, in its order; names that the chain does not know are left out. */
export async function loadChosen(app: App, choice: ListChoice): Promise<readonly Chosen[]> {
  const texts = app.texts(listNamesTexts)
  const genders = choice.gender.map((slug): Chosen => {
    const { ids, name } = genderScreen(slug)
    return { field: 'gender', slug, ids, text: slug === 'barn-junior' ? texts.barnJunior : name }
  })
  const fields = ['group', 'color', 'brand', 'shop'] as const
  const others = await Promise.all(
    fields.map(async (field): Promise<readonly Chosen[]> => {
      if (choice[field].length === 0) return []
      const known = new Map((await namedValues[field](app)).map((value) => [value.slug, value]))
      return choice[field].flatMap((slug): Chosen[] => {
        const value = known.get(slug)
        return value ? [{ field, slug, ids: [value.id], text: value.name, ...(value.hex !== undefined && { hex: value.hex }) }] : []
      })
    }),
  )
  return [...genders, ...others.flat()]
}
