import { placeholdersOf, withTexts, type Brand, type SectionFile } from '@vidda/brand'
import type { HomeBanner, HomeSection } from '@vidda/domain/home'
import { fill } from '@vidda/texts'
import type { BrandFile } from './read-brand.ts'
import { bannerPicture } from './banner-picture.ts'
import { htmlOf } from './markdown.ts'

export type BuiltHome = { readonly sections: readonly HomeSection[]; readonly files: readonly BrandFile[] }

/** The brand's own home page with its placeholders filled in, and the pictures of its banners in every size; null where it has none. */
export async function builtHome(brand: Brand): Promise<BuiltHome | null> {
  if (!brand.home) return null
  const placeholders = placeholdersOf(brand)
  const paths = new Map(brand.home.pictures.map(({ file, path }) => [file, path]))
  const made = await Promise.all(
    brand.home.sections.map(async (section) => {
      const path = 'image' in section ? paths.get(section.image) : undefined
      const picture = path && 'image' in section ? await bannerPicture(path, section.focus) : null
      const filled = await sectionOf(
        withTexts(section, (text) => fill(text, placeholders)),
        picture?.base ?? '',
      )
      return { section: filled, picture }
    }),
  )
  const sections = made.map(({ section }) => section)
  // A picture that several banners show in the same way is one.
  const pictures = new Map(made.flatMap(({ picture }) => (picture ? [[picture.base, picture.files]] : [])))
  return { sections, files: [...[...pictures.values()].flat(), { fileName: 'home.json', source: JSON.stringify(sections) }] }
}

async function sectionOf(section: SectionFile, base: string): Promise<HomeSection> {
  if ('image' in section) {
    const { type, image: _, text = '', linkText = '', ...shown } = section
    const banner: HomeBanner = { ...shown, text, linkText, image: base }
    return type === 'hero' ? { type, banner } : { type, banner }
  }
  if (section.type === 'text') return { type: 'text', html: await htmlOf(section.markdown) }
  if (section.type !== 'selection') return section
  const { type, title, ...picked } = section
  if ('articles' in picked) return { type, title, from: picked }
  const { count, ...from } = picked
  return { type, title, from, ...(count !== undefined && { count }) }
}
