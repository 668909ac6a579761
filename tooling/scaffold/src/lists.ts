import type { Names } from './names.ts'

export const manifestFile = 'packages/ui/package.json'
export const surfaceFile = 'tests/packed/support/public-surface.data.ts'

/** A text as a string of the sources. */
export const textLiteral = (text: string): string =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll(/(?=['\\])/gu, '\\')}'`

const isWithin = (line: string | undefined): boolean => /^(?: {4}| {2}\])/u.test(line ?? '')

/** Puts a line before the first of its kind that comes after it in order, or behind the last of its kind. */
function inserted(text: string, isOfKind: (line: string) => boolean, line: string): string {
  const lines = text.split('\n')
  const places = lines.flatMap((known, place) => (isOfKind(known) ? [place] : []))
  const next = places.find((place) => (lines[place] ?? '') > line)
  const behind = lines.findIndex((known, place) => place > (places.at(-1) ?? -1) && !isWithin(known))
  return lines.toSpliced(next ?? behind, 0, line).join('\n')
}

/** The list of what is public, with a component and its properties. */
export const publicLine = (text: string, kebab: string, pascal: string): string =>
  inserted(text, (line) => line.startsWith("  '@vidda/ui/"), `  '@vidda/ui/${kebab}': ['${pascal}', '${pascal}Props'],`)

/** The text of the library's package.json with a component's folder added to `exports`, sorted by subpath. */
export const inManifest = (text: string, tier: string, kebab: string): string => {
  const manifest = JSON.parse(text) as { readonly exports: Readonly<Record<string, string>> }
  const exports = Object.entries({ ...manifest.exports, [`./${kebab}`]: `./src/${tier}/${kebab}/index.ts` })
  const sorted = Object.fromEntries(exports.toSorted(([left], [right]) => (left < right ? -1 : 1)))
  return `${JSON.stringify({ ...manifest, exports: sorted }, null, 2)}\n`
}

export const namespaceExport = (text: string, { kebab, camel }: Names): string =>
  inserted(text, (line) => /^export \{ \w+Texts \}/u.test(line), `export { ${camel}Texts } from './${kebab}.ts'`)

export const namespaceInCatalogue = (text: string, { kebab, camel }: Names): string =>
  inserted(
    inserted(text, (line) => /^import \{ \w+Texts \}/u.test(line), `import { ${camel}Texts } from './${kebab}.ts'`),
    (line) => /^ {2}\w+Texts,$/u.test(line),
    `  ${camel}Texts,`,
  )
