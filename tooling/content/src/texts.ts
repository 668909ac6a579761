import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listBrands, readBrand, type Brand } from '@vidda/brand'
import { bokmaal } from '@vidda/texts'
import { readArguments } from '@vidda/tooling-shared/arguments'
import { root } from '@vidda/tooling-shared/root'
import { kitPaths } from '@vidda/tooling-shared/source/files'
import { syntaxOf } from '@vidda/tooling-shared/source/parse'
import { textOf, visitNodes, type SyntaxNode } from '@vidda/tooling-shared/source/syntax'

const help = `pnpm texts [WORD …]: every text a shopper reads

  WORD           only texts and keys with all of these words
  --brand NAME   as this brand words it: its own texts in place of the common ones, and its pages alone
  --content      the invented goods, campaigns and posts one by one too, not only how many
  --help         this text

  The commerce API's own messages are English and for developers: screens word its codes from this catalogue.`

/** One text, and where it stands: a key of the catalogue, or a file with its line. */
type Entry = { readonly at: string; readonly text: string }
type Group = { readonly title: string; readonly entries: readonly Entry[]; readonly summary?: string }

type Words = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

const countWords = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0

const entriesOf = (words: Words): readonly Entry[] =>
  Object.entries(words).flatMap(([namespace, own = {}]) => Object.entries(own).map(([key, text]) => ({ at: `${namespace}.${key}`, text })))

/** The catalogue by feature; what a brand words itself is marked. */
function catalogue(own: Words): readonly Group[] {
  return Object.entries<Words[string]>(bokmaal).map(([namespace, words = {}]) => ({
    title: `packages/texts: ${namespace}`,
    entries: Object.entries(words).map(([key, text]) => {
      const worded = own[namespace]?.[key]
      return { at: `${namespace}.${key}`, text: worded === undefined ? text : `${worded}  ← ${text}` }
    }),
  }))
}

/** A brand's pages, a line of their text an entry. */
function pagesOf(
  id: string,
  pages: readonly { readonly slug: string; readonly title: string; readonly description: string; readonly markdown: string }[],
) {
  return pages.map(({ slug, title, description, markdown }): Group => {
    const rows = markdown.split('\n').filter((line) => countWords(line) > 0)
    return {
      title: `brands/${id}/pages/${slug}.md: ${title}, ${countWords(markdown)} words`,
      entries: [description, ...rows].map((text, index) => ({ at: index === 0 ? 'description' : `text ${index}`, text })),
      summary: description,
    }
  })
}

/** What a brand's own file says: the names in its menu, and its claims. */
function settingsOf(id: string, { menu, claims }: Brand['config']): Group {
  const named = (['categories', 'extra'] as const).flatMap((list) =>
    menu[list].map(({ text }, at) => ({ at: `menu.${list}[${at}]`, text })),
  )
  return {
    title: `brands/${id}/brand.json`,
    entries: [...named, ...Object.entries(claims).map(([name, { text }]) => ({ at: `claims.${name}`, text }))],
  }
}

/** Words that a shopper may read: several, or one that is no key, since it begins large or has a letter that keys lack. */
const isShown = (text: string): boolean => (countWords(text) > 1 ? /\s/u.test(text) : /^\p{Lu}\p{Ll}|\p{Ll}.*[æøåé]|^[æøå]/u.test(text))

/** What is thrown is English and for developers; what is imported is a file, and a type is not shown. */
const isUnseen = (parents: readonly SyntaxNode[]): boolean =>
  parents.some(({ type }) => type === 'ThrowStatement' || type === 'ImportDeclaration' || type === 'TSLiteralType')

const shown = [
  /^packages\/demo\/src\/catalogue\/[\w-]+(?:\.data)?\.ts$/u,
  /^packages\/commerce\/src\/reference\/(?!postal-codes)[\w-]+\.data\.ts$/u,
  /^packages\/domain\/src\/gender\/genders\.ts$/u,
]

/** The texts of the demo, and what every shop has: names of colour groups and genders, and what a chain says at first. */
function content(): readonly Group[] {
  const files = kitPaths(root).filter((path) => shown.some((pattern) => pattern.test(path)))
  return files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const entries: Entry[] = []
    visitNodes(syntaxOf({ path, text }), (node, parents) => {
      const found = textOf(node)?.trim() ?? ''
      if (isShown(found) && !isUnseen(parents)) entries.push({ at: `line ${text.slice(0, node.start).split('\n').length}`, text: found })
    })
    const words = entries.reduce((sum, entry) => sum + countWords(entry.text), 0)
    return entries.length > 0 ? [{ title: path, entries, summary: `${entries.length} texts, ${words} words` }] : []
  })
}

/** What is printed of groups: those entries that hold every word, or all, or their summary alone. */
function lines(groups: readonly Group[], wanted: readonly string[], whole: boolean): readonly string[] {
  return groups.flatMap(({ title, entries, summary }) => {
    const found = entries.filter(({ at, text }) => wanted.every((word) => `${at} ${text}`.toLowerCase().includes(word)))
    if (found.length === 0) return []
    if (wanted.length === 0 && !whole && summary !== undefined) return [title, `  ${summary}`]
    const width = Math.max(...found.map(({ at }) => at.length)) + 2
    return [title, ...found.map(({ at, text }) => `  ${at.padEnd(width)}${text}`), '']
  })
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments('texts', {
    options: { brand: { type: 'string' }, content: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (values.help === true) return console.log(help)
  const listed = await listBrands(root)
  const brands = listed.filter(({ id }) => values.brand === undefined || id === values.brand)
  if (brands.length === 0)
    throw new TypeError(`There is no brand "${values.brand}", expected one of: ${listed.map(({ id }) => id).join(', ')}`)
  const wanted = positionals.map((word) => word.toLowerCase())
  const read = await Promise.all(brands.map(({ dir }) => readBrand(dir)))
  const named = read.map((brand) => ({ id: basename(fileURLToPath(brand.dir)), ...brand }))
  const one = values.brand === undefined ? undefined : named[0]
  const own = one ? [] : named.map(({ id, texts }): Group => ({ title: `brands/${id}/texts.json`, entries: entriesOf(texts) }))
  const printed = [
    ...lines([...catalogue(one?.texts ?? {}), ...own, ...named.map(({ id, config }) => settingsOf(id, config))], wanted, true),
    ...lines(
      named.flatMap(({ id, pages }) => pagesOf(id, pages)),
      wanted,
      one !== undefined,
    ),
    ...lines(content(), wanted, values.content === true),
  ]
  console.log(printed.length > 0 ? printed.join('\n') : `No text has ${positionals.join(' and ')}`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof TypeError ? `${error.message.split('. ')[0]}. See pnpm texts --help.` : error)
  process.exitCode = 2
}
