/** Letters that Unicode does not take apart into a base letter and a mark. */
const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', đ: 'd', ð: 'd', ŧ: 't', ŋ: 'n', þ: 'th', ß: 'ss', ł: 'l' }

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[æøđðŧŋþßł]/gu, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')

const hyphenated = (text: string, other: RegExp): string => text.replaceAll(other, '-').replaceAll(/^-+|-+$/gu, '')

/** The URL-friendly form of a name: `Blå Ærfugl Skjørt` gives `bla-aerfugl-skjort` (decisions.md, Routes). */
export const slugOf = (name: string): string => hyphenated(plain(name), /[^a-z0-9]+/gu)

/** As `slugOf`, but a category keeps its `&`: `Hjelmer & alpinbriller` gives `hjelmer-&-alpinbriller` (spec §2). */
export const categorySlugOf = (name: string): string => hyphenated(plain(name), /[^a-z0-9&]+/gu)

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
