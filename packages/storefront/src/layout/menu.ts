import { genderIds, genderNames, menuGenders } from '@vidda/domain/gender'
import { fill } from '@vidda/texts'
import type { MenuGroups } from '@vidda/ui/main-menu'
import type { ShopBrand } from '../app/index.ts'

/** The brand's menu: genders in the specification's order, its categories, whose sections are fetched later, its extra entries. `path` is the open screen's. */
export function menuGroups(brand: ShopBrand, path: string): MenuGroups {
  const entry = ({ text, to }: { text: string; to: string }) => ({ text: fill(text, { brand: brand.name }), to, current: to === path })
  return {
    genders: menuGenders(brand.genders).map((key) => entry({ text: genderNames[genderIds[key]], to: `/${key}` })),
    categories: brand.menu.categories.map((category) => ({ ...entry(category), sections: [] })),
    extra: brand.menu.extra.map(entry),
  }
}
