import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lineAndColumn, textFault, type Problem } from '@vidda/brand'
import { blanksIn } from '../brand/blanks.ts'
import type { Finding } from './finding.ts'
import { fromLatin1, fromUtf16, removeByteOrderMark, removeFirst, writeLineEnds } from './fixes.ts'
import { placeOfKey, placeOfText, repeatedKeys, treeOf, type Place } from './places.ts'

/** A text file of a brand, by its path from the workspace's root. */
export type TextFile = { readonly path: string; readonly text: string }

type Fault = Pick<Finding, 'severity' | 'place' | 'message' | 'fix'>

type ReadTextFile = TextFile & { readonly fault: Fault | null }

const byteOrderMark = '\u{feff}'

/** What is wrong with the lines of a text that can be read. */
function lineFault(text: string): Fault | null {
  if (text.startsWith(byteOrderMark))
    return {
      severity: 'warning',
      place: null,
      message: 'begins with a byte order mark, which other programs take for a letter. Save it as UTF-8 without one.',
      fix: removeByteOrderMark,
    }
  if (text.includes('\r') && !text.includes('\n'))
    return {
      severity: 'fault',
      place: null,
      message: 'ends its lines as old Macs did, so that it is one line. Save it with line ends of Unix or Windows.',
      fix: writeLineEnds,
    }
  return null
}

const isPicture = (path: string, bytes: Buffer): boolean => path.endsWith('.svg') && !bytes.includes('<svg')

function decoded(path: string, bytes: Buffer): { readonly text: string; readonly fault: Fault | null } {
  const wrong = isPicture(path, bytes) ? null : textFault(bytes)
  if (wrong === null) {
    const text = bytes.toString()
    return { text, fault: lineFault(text) }
  }
  const { encoding, index, message } = wrong
  if (encoding !== 'other') return { text: '', fault: { severity: 'fault', place: null, message, fix: fromUtf16(encoding) } }
  const text = bytes.toString('latin1')
  const fix = fromLatin1(bytes)
  return { text, fault: { severity: 'fault', place: lineAndColumn(text, index), message, ...(fix && { fix }) } }
}

const isText = (name: string): boolean => /\.(?:json|md|svg)$/u.test(name)

/** The text files of a folder of the workspace, each with what is wrong with its encoding. */
export async function textFiles(root: string, folder: string): Promise<readonly ReadTextFile[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile() && isText(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  return Promise.all(paths.map(async (path) => ({ path: path.slice(join(root, '/').length), ...decoded(path, await readFile(path)) })))
}

/** What is wrong with the files as texts: their encoding, keys that stand twice, and blanks. */
export function fileFindings(brand: string, files: readonly ReadTextFile[]): readonly Finding[] {
  return files.flatMap(({ path, text, fault }) => {
    const tree = path.endsWith('.json') ? treeOf(text) : null
    const repeated = tree ? repeatedKeys(tree.body) : []
    const blanks = path.endsWith('.md') ? blanksIn(path, text) : []
    return [
      ...(fault === null ? [] : [{ brand, file: path, ...fault }]),
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

const toldPlace = / \(line (\d+)(?: column (\d+))?\)/u

/** A message without the place that it names for those who read it without one. */
export const withoutPlace = (message: string): string => message.replace(toldPlace, '')

/** Where what a problem means stands in its file. */
export function placeOfProblem({ file, key, message }: Problem, files: readonly TextFile[]): Place | null {
  const found = files.find(({ path }) => path === file)
  if (!found) return null
  const tree = file.endsWith('.json') && !toldPlace.test(message) ? treeOf(found.text) : null
  if (tree) return key === undefined ? null : placeOfKey(tree, key)
  const [, line, column = 1] = toldPlace.exec(message) ?? []
  if (line !== undefined) return { line: Number(line), column: Number(column) }
  const quoted = /"(?<text>[^"]+)"/u.exec(message)?.groups?.['text']
  const wanted = [key, key === undefined ? undefined : `${key}:`, quoted].filter((text) => text !== undefined)
  return wanted.map((text) => placeOfText(found.text, text)).find((place) => place !== null) ?? null
}
