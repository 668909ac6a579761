import { readFile } from 'node:fs/promises'
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

/** The JSON of a text, or what is wrong with it in one line. */
export function parseJson(source: string, file: string): Read<unknown> {
  try {
    return { value: JSON.parse(source) as unknown, problems: [] }
  } catch (error) {
    // The error quotes the text with its line breaks.
    const words = (error as Error).message.replaceAll(/\s+/gu, ' ')
    return { problems: [{ file, message: `is not JSON: ${words}. Mend it there.` }] }
  }
}

/** The JSON of a file. */
export async function readJson(path: URL, file: string, whenMissing: string): Promise<Read<unknown>> {
  const { value: bytes, problems } = await readBytes(path, file, whenMissing)
  return bytes === undefined ? { problems } : parseJson(withoutMark(bytes.toString()), file)
}
