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
  const made = await Promise.all(brand.home.pictures.map(async ({ file, path }) => [file, await bannerPicture(path)] as const))
  const placeholders = placeholdersOf(brand)
  const bases = new Map(made.map(([file, { base }]) => [file, base]))
  const sections = await Promise.all(
    brand.home.sections.map((section) =>
      sectionOf(
        withTexts(section, (text) => fill(text, placeholders)),
        (image) => bases.get(image) ?? '',
      ),
    ),
  )
  return {
    sections,
    files: [...made.flatMap(([, { files }]) => files), { fileName: 'home.json', source: JSON.stringify(sections) }],
  }
}

async function sectionOf(section: SectionFile, baseOf: (image: string) => string): Promise<HomeSection> {
  if ('image' in section) {
    const { type, image, text = '', linkText = '', ...shown } = section
    const banner: HomeBanner = { ...shown, text, linkText, image: baseOf(image) }
    return type === 'hero' ? { type, banner } : { type, banner }
  }
  if (section.type === 'text') return { type: 'text', html: await htmlOf(section.markdown) }
  if (section.type !== 'selection') return section
  const { type, title, ...picked } = section
  if ('articles' in picked) return { type, title, from: picked }
  const { count, ...from } = picked
  return { type, title, from, ...(count !== undefined && { count }) }
}
