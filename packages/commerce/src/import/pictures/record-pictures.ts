import type { Focus, NamedPicture } from '../../kernel/database/json-columns.ts'
import { sourceOf, withoutRevision } from '../../kernel/pictures/addresses.ts'
import type { DataKind, DataRecord, Problem } from '../kind.ts'
import type { TakePicture } from './intake.ts'

type Taking = {
  readonly kind: DataKind
  readonly take: TakePicture
  /** Hears of each picture as it is kept. */
  readonly onTaken: (picture: NamedPicture) => void
}

type Named = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Named => typeof value === 'object' && value !== null

/** A record by its key, as in `id 17`: what is wrong with a picture does not stand in the record's line. */
const nameOf = ({ key }: DataKind, record: DataRecord): string => key.map((field) => `${field} ${String(record[field])}`).join(', ')

/** Lets every picture that a record names, wherever in it, be taken in; answers the record with where they are kept, or what is wrong. */
export async function takePictures(
  record: DataRecord,
  { kind, take, onTaken }: Taking,
): Promise<{ readonly record: DataRecord } | { readonly problems: readonly Problem[] }> {
  const problems: Problem[] = []

  async function taken(value: unknown, path: readonly string[]): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((one: unknown, at) => taken(one, [...path, String(at)])))
    if (!isObject(value)) return value
    if (typeof value['src'] === 'string') return { ...value, src: await kept(value['src'], value['focus'], [...path, 'src']) }
    const entries = Object.entries(value).map(async ([name, one]) => [name, await taken(one, [...path, name])] as const)
    return Object.fromEntries(await Promise.all(entries)) as Named
  }

  async function kept(src: string, focus: unknown, path: readonly string[]): Promise<string> {
    const answer = await take(withoutRevision(src))
    if ('reason' in answer) {
      problems.push({ field: path.join('.'), reason: answer.reason, value: src, record: nameOf(kind, record) })
      return src
    }
    const source = sourceOf(answer.src, answer.revision)
    onTaken({ src: source, focus: focus as Focus | undefined })
    return source
  }

  const whole = (await taken(record, [])) as DataRecord
  if (problems.length === 0) return { record: whole }
  // In the order of the record, whatever came first.
  return { problems: problems.toSorted((a, b) => a.field.localeCompare(b.field, 'en', { numeric: true })) }
}
