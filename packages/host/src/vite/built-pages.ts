import { placeholdersOf, type Brand, type Page } from '@vidda/brand'
import { fill } from '@vidda/texts'
import type { BrandData } from '../server/brand-data.ts'
import { bannerPicture } from './banner-picture.ts'
import { htmlOf } from './markdown.ts'
import type { BrandFile } from './read-brand.ts'

type Pages = BrandData['pages']
type BuiltPages = { readonly pages: Pages; readonly files: readonly BrandFile[] }

/** The brand's own pages with their placeholders filled in, and their pictures in every size. */
export async function builtPages(brand: Brand): Promise<BuiltPages> {
  const placeholders = placeholdersOf(brand)
  const made = await Promise.all(brand.pages.map(async (page) => ({ slug: page.slug, ...(await builtPage(page, placeholders)) })))
  const pages = Object.fromEntries(made.map(({ slug, page }) => [slug, page]))
  return {
    pages,
    files: [
      ...made.flatMap(({ files }) => files),
      ...Object.entries(pages).map(([slug, page]) => ({ fileName: `pages/${slug}.json`, source: JSON.stringify(page) })),
    ],
  }
}

type Figure = NonNullable<Pages[string]['figures']>[number]

/** Splits a key figure or a year of the history into value and label. The first word is the value, or a number with its thousands separators, such as `12 000`. */
function figureOf(written: string): Figure {
  const found = /^(?<value>\d{1,3}(?:\s\d{3})+|\S+)\s+(?<words>.+)$/u.exec(written)?.groups
  return { value: found?.['value'] ?? written, words: found?.['words'] ?? '' }
}

async function builtPage(
  { title, description, markdown, goods, picture, figures, history, summaries }: Page,
  placeholders: Readonly<Record<string, string>>,
): Promise<{ readonly page: Pages[string]; readonly files: readonly BrandFile[] }> {
  const [html, drawn] = await Promise.all([htmlOf(fill(markdown, placeholders)), picture && bannerPicture(picture.path)])
  const page = {
    title: fill(title, placeholders),
    description: fill(description, placeholders),
    html,
    ...(goods && { goods }),
    ...(figures && { figures: figures.map((figure) => figureOf(fill(figure, placeholders))) }),
    ...(history && { history: history.map((year) => figureOf(fill(year, placeholders))) }),
    ...(summaries && {
      summaries: Object.fromEntries(Object.entries(summaries).map(([section, words]) => [section, fill(words, placeholders)])),
    }),
    ...(picture && drawn && { picture: { image: drawn.base, alt: picture.alt } }),
  }
  return { page, files: drawn?.files ?? [] }
}
