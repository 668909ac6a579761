import { placeholdersOf, withTexts, type Brand, type SectionFile } from '@vidda/brand'
import type { HomeBanner, HomeSection } from '@vidda/domain/home'
import { fill } from '@vidda/texts'
import type { BrandFile } from './read-brand.ts'
import { bannerPicture, type Crop } from './banner-picture.ts'
import { htmlOf } from './markdown.ts'

export type BuiltHome = { readonly sections: readonly HomeSection[]; readonly files: readonly BrandFile[] }

/** Draws a picture of the brand's `assets` and returns its base address. */
type Draw = (image: string, crop?: Crop) => Promise<string>

/** The brand's own home page with its placeholders filled in, and the pictures of its banners in every size; null where it has none. */
export async function builtHome(brand: Brand): Promise<BuiltHome | null> {
  if (!brand.home) return null
  const paths = new Map(brand.home.pictures.map(({ file, path }) => [file, path]))
  const placeholders = placeholdersOf(brand)
  const files = new Map<string, BrandFile>()
  const draw: Draw = async (image, crop) => {
    const path = paths.get(image)
    if (!path) return ''
    const picture = await bannerPicture(path, crop)
    for (const file of picture.files) files.set(file.fileName, file)
    return picture.base
  }
  const sections = await Promise.all(
    brand.home.sections.map((section) =>
      sectionOf(
        withTexts(section, (text) => fill(text, placeholders)),
        draw,
      ),
    ),
  )
  return { sections, files: [...files.values(), { fileName: 'home.json', source: JSON.stringify(sections) }] }
}

/** Horizontal focus (percent) of a picture that names none. */
const middle = 50

async function sectionOf(section: SectionFile, draw: Draw): Promise<HomeSection> {
  if ('image' in section) {
    const { type, image, text = '', linkText = '', ...rest } = section
    const { layout, ...shown } = 'layout' in rest ? rest : { ...rest, layout: undefined }
    // On a phone a light hero has its text below the picture, so it gets the landscape crop.
    const ratio = type === 'hero' && section.tone !== 'light' ? '3:4' : '4:3'
    const imageMobile = await draw(image, { ratio, focusX: section.focus?.x ?? middle })
    const banner: HomeBanner = { ...shown, text, linkText, image: await draw(image), imageMobile }
    return type === 'hero' ? { type, banner, ...(layout && { layout }) } : { type, banner }
  }
  if (section.type === 'text') return { type: 'text', html: await htmlOf(section.markdown) }
  if (section.type !== 'selection') return section
  const { type, title, ...picked } = section
  if ('articles' in picked) return { type, title, from: picked }
  const { count, ...from } = picked
  return { type, title, from, ...(count !== undefined && { count }) }
}
