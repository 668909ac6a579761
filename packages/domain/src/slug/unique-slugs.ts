import { slugOf } from './slug.ts'

const onlyDigits = /^\d*$/u

/**
 * A slug of its own for each of the visible articles: the lowest id keeps a shared one and the others get `-<id>`, so that a new article
 * never changes an older one's address; so does a slug of digits only, which would be read as an id (decisions.md, Routes).
 */
export const uniqueSlugs = (articles: readonly { readonly id: number; readonly name: string }[]): ReadonlyMap<number, string> => {
  const taken = new Map<string, number>()
  for (const { id, name } of articles.toSorted((left, right) => left.id - right.id)) {
    let slug = slugOf(name) || 'artikkel'
    if (onlyDigits.test(slug)) slug = `${slug}-${id}`
    while (taken.has(slug)) slug = `${slug}-${id}`
    taken.set(slug, id)
  }
  return new Map([...taken].map(([slug, id]) => [id, slug]))
}
