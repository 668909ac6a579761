import { UnreadableFile } from './data-error.ts'

/** `number` counts from 1; `text` is without its end. */
export type Line = { readonly number: number; readonly text: string }

/** Characters of one line; more is no record but a file that is not of lines. */
export const longestLine = 1_000_000

const withoutMark = (text: string) => (text.startsWith('\uFEFF') ? text.slice(1) : text)

/** The lines of a text that comes in parts; holds no more than one line and one part. */
export async function* readLines(parts: AsyncIterable<string>): AsyncGenerator<Line, void, undefined> {
  let number = 0
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      number += 1
      yield { number, text: number === 1 ? withoutMark(text) : text }
    }
    if (rest.length > longestLine)
      throw new UnreadableFile(`Line ${number + 1} is longer than ${longestLine} characters. Is this a file of lines?`)
  }
  if (rest !== '') yield { number: number + 1, text: number === 0 ? withoutMark(rest) : rest }
}

/** A record as it stands in the file: read, or with what is wrong with it. */
export type Read =
  | { readonly line: number; readonly raw: string; readonly value: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly raw: string; readonly reason: string; readonly found?: string }

/** Text that no database of UTF-8 can keep. */
export const unreadable = (raw: string): string | null =>
  raw.includes('\uFFFD') ? 'must be text in UTF-8: save the file with that encoding' : null
