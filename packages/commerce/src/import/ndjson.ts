import { isDeeperThan } from '../kernel/http/json-depth.ts'
import { readLines, unreadable, type Read } from './read-lines.ts'

/** Deeper than any record is. */
const mostLevels = 32

function read(raw: string): { value: Readonly<Record<string, unknown>> } | { reason: string; found?: string } {
  const wrong = unreadable(raw)
  if (wrong) return { reason: wrong }
  if (isDeeperThan(raw, mostLevels)) return { reason: `must not be nested deeper than ${mostLevels} levels` }
  try {
    const value: unknown = JSON.parse(raw)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value: value as Record<string, unknown> }
    return { reason: 'must be an object, as {"id": 1}' }
  } catch (error) {
    return { reason: 'must be JSON', found: (error as Error).message }
  }
}

/** One JSON object a line; empty lines are passed over. */
export async function* readNdjson(parts: AsyncIterable<string>): AsyncGenerator<Read, void, undefined> {
  for await (const { number, text } of readLines(parts)) {
    if (text.trim() !== '') yield { line: number, raw: text, ...read(text) }
  }
}

export const ndjsonLine = (record: object): string => `${JSON.stringify(record)}\n`
