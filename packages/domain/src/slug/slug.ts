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
