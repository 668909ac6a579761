import { readFile } from 'node:fs/promises'
import { jsonFaults } from './json-fault.ts'
import { lineAndColumn, textFault } from './text-file.ts'
import type { Problem } from '../problem.ts'

/** A value, or what is wrong with it. */
export type Read<T> =
  | { readonly value: T; readonly problems: readonly Problem[] }
  | { readonly value?: never; readonly problems: readonly Problem[] }

const fixes: Readonly<Record<string, string>> = {
  EACCES: 'Let this user read it.',
  EPERM: 'Let this user read it.',
  EISDIR: 'Put a file in the place of the folder.',
  ENOTDIR: 'Put a folder in the place of the file.',
}

/** What to say of a file that is listed, and yet not there. */
export const deadLink = 'is a link that leads nowhere. Mend it, or remove it.'

/** Why a file or folder cannot be read; `whenMissing` is what to say when it is not there. */
export function readFailure(error: unknown, file: string, whenMissing: string): Problem {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined) throw error
  return { file, message: code === 'ENOENT' ? whenMissing : `cannot be read (${code}). ${fixes[code] ?? 'Mend it there.'}` }
}

/** What a file holds, or why it cannot be read. */
export async function readBytes(path: URL, file: string, whenMissing: string): Promise<Read<Buffer>> {
  try {
    return { value: await readFile(path), problems: [] }
  } catch (error) {
    return { problems: [readFailure(error, file, whenMissing)] }
  }
}

/** What a file holds that a brand may do without, null where it is not there; or why it cannot be read. */
export async function readIfThere(path: URL, file: string): Promise<Read<Buffer | null>> {
  try {
    return { value: await readFile(path), problems: [] }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? { value: null, problems: [] }
      : { problems: [readFailure(error, file, deadLink)] }
  }
}

/** Some editors put a mark first that tells the order of bytes. */
export const withoutMark = (source: string): string => source.replace(/^\uFEFF/u, '')

/** The text of a file, or what is wrong with its encoding. */
export function textOf(bytes: Buffer, file: string): Read<string> {
  const fault = textFault(bytes)
  return fault === null ? { value: withoutMark(bytes.toString()), problems: [] } : { problems: [{ file, message: fault.message }] }
}

/** JSON itself says nothing of it: one of the two would be lost. */
const repeatedKey = 'stands there twice, and only the last is read. Remove one of them.'

/** The parsed JSON of a text and its duplicate keys, or its first syntax error. */
export function parseJson(source: string, file: string): Read<unknown> {
  const { fault, repeated } = jsonFaults(source)
  if (fault !== null) {
    const { line, column } = lineAndColumn(source, fault.index)
    return { problems: [{ file, message: `is not JSON (line ${line} column ${column}): ${fault.words}.` }] }
  }
  return { value: JSON.parse(source) as unknown, problems: repeated.map((key) => ({ file, key, message: repeatedKey })) }
}

/** The JSON of a file. */
export async function readJson(path: URL, file: string, whenMissing: string): Promise<Read<unknown>> {
  const { value: bytes, problems } = await readBytes(path, file, whenMissing)
  return bytes === undefined ? { problems } : jsonOf(bytes, file)
}

/** The JSON of a file's bytes. */
export function jsonOf(bytes: Buffer, file: string): Read<unknown> {
  const { value: source, problems } = textOf(bytes, file)
  return source === undefined ? { problems } : parseJson(source, file)
}
