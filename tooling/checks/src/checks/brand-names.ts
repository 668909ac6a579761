import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCode, isTestCode, lineAt, readTexts } from '@vidda/tooling-shared/source/files'
import type { SourceFile } from '@vidda/tooling-shared/source/files'
import type { Check } from './report.ts'

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** The default theme has the name of a brand (spec §1), and so has a common English word: this id is looked for in quotes alone. */
const defaultTheme = 'so'

/** Where the default theme is named, as it is written there. */
const namesOfDefaultTheme: Readonly<Record<string, readonly string[]>> = {
  'packages/brand/src/file/config.ts': ["defaultTheme = 'so'"],
  'packages/brand/src/file/schema.ts': ["`so` when left out', 'so'"],
  'packages/brand/brand.schema.json': ['`so` when left out', '"examples": ["so"]'],
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** Matches a brand's id and name. */
const patternOf = (root: string, id: string): RegExp => {
  const { name } = JSON.parse(readFileSync(join(root, 'brands', id, 'brand.json'), 'utf8')) as { readonly name: string }
  const inQuotes = String.raw`(?<=(["'\x60]))${escaped(id)}(?=\1)`
  const word = id === defaultTheme ? inQuotes : escaped(id)
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${escaped(name)}|${word})(?![\p{L}\d])`, 'giu')
}

/** The file's text with blanks where it rightly names the default theme, so that lines stay where they are. */
const textToSearch = ({ path, text }: SourceFile): string =>
  (namesOfDefaultTheme[path] ?? []).reduce((rest, named) => rest.replaceAll(named, ' '.repeat(named.length)), text)

const problemsOf = (file: SourceFile, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) =>
    [...textToSearch(file).matchAll(pattern)].map(
      (match) =>
        `${file.path}:${lineAt(file.text, match.index)} names the brand “${match[0]}”: make the difference a field of the brand file, with a default`,
    ),
  )

/** No brand's name under packages/: a difference between brands is a field, never an `if`. A changelog may tell of a theme, and the demo of its chains. */
export const brandNames: Check = (root) => {
  const brands = foldersOf(join(root, 'brands'))
  const patterns = brands.map((id) => patternOf(root, id))
  const files = readTexts(
    root,
    (path) =>
      path.startsWith('packages/') &&
      !path.startsWith('packages/demo/') &&
      (isCode(path) || /\.(?:json|md)$/u.test(path)) &&
      !isTestCode(path) &&
      !path.endsWith('/CHANGELOG.md'),
  )
  return { problems: files.flatMap((file) => problemsOf(file, patterns)), note: `${brands.length} brands` }
}
