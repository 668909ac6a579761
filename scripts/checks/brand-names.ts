import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCode, isTestCode, lineAt, readTexts } from '../source/files.ts'
import type { SourceFile } from '../source/files.ts'
import type { Check } from './report.ts'

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** The default theme has the name of a brand (spec §1), and so has a common English word. */
const defaultTheme = 'so'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** Matches a brand's id and name; only quoted and outside the brand package where the id is also the default theme's. */
const patternOf = (root: string, id: string): RegExp => {
  const { name } = JSON.parse(readFileSync(join(root, 'brands', id, 'brand.json'), 'utf8')) as { readonly name: string }
  const words = id === defaultTheme ? [escaped(name)] : [escaped(name), escaped(id)]
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${words.join('|')})(?![\p{L}\d])`, 'giu')
}

const problemsOf = (file: SourceFile, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) =>
    [...file.text.matchAll(pattern)].map(
      (match) =>
        `${file.path}:${lineAt(file.text, match.index)} names the brand “${match[0]}”: make the difference a field of the brand file, with a default`,
    ),
  )

/** No brand's name under packages/: a difference between brands is a field, never an `if`. */
export const brandNames: Check = (root) => {
  const brands = foldersOf(join(root, 'brands'))
  const patterns = brands.map((id) => patternOf(root, id))
  const files = readTexts(
    root,
    (path) => path.startsWith('packages/') && (isCode(path) || /\.(?:json|md)$/u.test(path)) && !isTestCode(path),
  )
  return { problems: files.flatMap((file) => problemsOf(file, patterns)), note: `${brands.length} brands` }
}
