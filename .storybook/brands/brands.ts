import type { BrandConfig } from '@vidda/brand'
import type { TextOverrides } from '@vidda/texts'

export type ShownBrand = Pick<BrandConfig, 'id' | 'name' | 'theme' | 'genders' | 'header' | 'footer' | 'menu' | 'company'> & {
  readonly texts: TextOverrides
}

/** Instead of a brand in the toolbar: the samples of the stories, under the toolbar's theme. */
export const noBrand = 'none'

const found = Object.values(import.meta.glob<ShownBrand>('../../brands/*/brand.json', { eager: true, import: 'default' }))
const logos = import.meta.glob<string>('../../brands/*/assets/logo.{svg,png}', { eager: true, import: 'default', query: '?url' })

/** Every folder of `brands/`, so that a new brand needs no word here. A server that runs since before it was there leaves it out. */
export const brands: readonly ShownBrand[] = found.filter((brand) => 'header' in brand)

export const brandOf = (id: unknown): ShownBrand | undefined => brands.find((brand) => brand.id === id)

export const logoOf = ({ id }: ShownBrand) => ({
  svg: logos[`../../brands/${id}/assets/logo.svg`] ?? '',
  png: logos[`../../brands/${id}/assets/logo.png`] ?? '',
})
