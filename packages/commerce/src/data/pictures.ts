import { sourceOf, withoutRevision } from '../images/addresses.ts'
import type { Originals } from '../images/originals.ts'
import type { DataRecord, Problem } from './kind.ts'

/** Hears where each picture is kept, with its revision. */
type OnTaken = (source: string) => void

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Lets the originals take in every picture that a record names, wherever in it; answers the record with where they are kept, or what is wrong. */
export async function takePictures(
  record: DataRecord,
  originals: Originals,
  onTaken: OnTaken,
): Promise<{ readonly record: DataRecord } | { readonly problems: readonly Problem[] }> {
  const problems: Problem[] = []

  async function taken(value: unknown, path: readonly string[]): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((one: unknown, at) => taken(one, [...path, String(at)])))
    if (!isObject(value)) return value
    const entries = await Promise.all(
      Object.entries(value).map(async ([name, one]: [string, unknown]) => [
        name,
        name === 'src' && typeof one === 'string' ? await kept(one, [...path, name]) : await taken(one, [...path, name]),
      ]),
    )
    return Object.fromEntries(entries) as object
  }

  async function kept(src: string, path: readonly string[]): Promise<string> {
    const answer = await originals.take(withoutRevision(src))
    if ('reason' in answer) {
      problems.push({ field: path.join('.'), reason: answer.reason, value: src })
      return src
    }
    const source = sourceOf(answer.src, answer.revision)
    onTaken(source)
    return source
  }

  const whole = (await taken(record, [])) as DataRecord
  return problems.length > 0 ? { problems } : { record: whole }
}
