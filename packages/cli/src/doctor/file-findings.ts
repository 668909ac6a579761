import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '@vidda/brand'
import { blanksIn } from '../brand/blanks.ts'
import type { Finding } from './finding.ts'
import { fromLatin1, fromUtf16, removeByteOrderMark, removeFirst, type Fix } from './fixes.ts'
import { placeOfKey, placeOfText, repeatedKeys, treeOf, type Place } from './places.ts'

/** A text file of a brand, by its path from the workspace's root. */
export type TextFile = { readonly path: string; readonly text: string }

type Fault = { readonly message: string; readonly fix?: Fix }

type ReadTextFile = TextFile & { readonly fault: Fault | null }

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const byteOrderMark = '\u{feff}'

function decoded(bytes: Buffer): { readonly text: string; readonly fault: Fault | null } {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { text: '', fault: { message: 'is UTF-16, so that its letters cannot be read. Save it as UTF-8.', fix: fromUtf16 } }
  try {
    const text = strict.decode(bytes)
    const fault = text.startsWith(byteOrderMark)
      ? {
          message: 'begins with a byte order mark, which is part of its first line. Save it as UTF-8 without one.',
          fix: removeByteOrderMark,
        }
      : null
    return { text, fault }
  } catch {
    const fix = fromLatin1(bytes)
    const message = 'is not UTF-8 (perhaps Latin-1), so that its letters are shown wrong. Save it as UTF-8.'
    return { text: bytes.toString('latin1'), fault: { message, ...(fix && { fix }) } }
  }
}

const isText = (name: string): boolean => /\.(?:json|md|svg)$/u.test(name)

/** The text files of a folder of the workspace, each with what is wrong with its encoding. */
export async function textFiles(root: string, folder: string): Promise<readonly ReadTextFile[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile() && isText(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  return Promise.all(paths.map(async (path) => ({ path: path.slice(join(root, '/').length), ...decoded(await readFile(path)) })))
}

/** What is wrong with the files as texts: their encoding, keys that stand twice, and blanks. */
export function fileFindings(brand: string, files: readonly ReadTextFile[]): readonly Finding[] {
  return files.flatMap(({ path, text, fault }) => {
    const tree = path.endsWith('.json') ? treeOf(text) : null
    const repeated = tree ? repeatedKeys(tree.body) : []
    const blanks = path.endsWith('.md') ? blanksIn(path, text) : []
    return [
      ...(fault === null ? [] : [{ brand, severity: 'fault' as const, file: path, place: null, ...fault }]),
      ...repeated.map(({ key, parent, name, place }) => ({
        brand,
        severity: 'fault' as const,
        file: path,
        place,
        message: `${key} stands there twice, and only the last is read. Remove one of them.`,
        fix: removeFirst(parent, name),
      })),
      ...blanks.map(({ line, what }) => ({ brand, severity: 'blank' as const, file: path, place: { line, column: 1 }, message: what })),
    ]
  })
}

/** Where what a problem means stands in its file. */
export function placeOfProblem({ file, key, message }: Problem, files: readonly TextFile[]): Place | null {
  const found = files.find(({ path }) => path === file)
  if (!found) return null
  const tree = file.endsWith('.json') ? treeOf(found.text) : null
  if (tree) return key === undefined ? null : placeOfKey(tree, key)
  // The JSON parser's message contains the position.
  const [, line, column] = /\(line (\d+) column (\d+)\)/u.exec(message) ?? []
  if (line !== undefined) return { line: Number(line), column: Number(column) }
  const quoted = /"(?<text>[^"]+)"/u.exec(message)?.groups?.['text']
  const wanted = [key, key === undefined ? undefined : `${key}:`, quoted].filter((text) => text !== undefined)
  return wanted.map((text) => placeOfText(found.text, text)).find((place) => place !== null) ?? null
}
