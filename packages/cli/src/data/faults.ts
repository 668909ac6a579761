import { cellOf, type DataFile, type Fault, type Problem } from '@vidda/commerce/data'

/** Places of a cause that are told one by one; causes that are told; characters of a value. */
const [mostPlaces, mostCauses, mostCharacters] = [5, 30, 60]

type Place = { readonly where: string; readonly value: string }

type Cause = { readonly words: string; readonly places: Place[]; count: number }

/** In one line, whatever the file holds. */
function cut(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ')
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters)}…` : line
}

/** As it stands in a CSV file. */
const asCell = (value: unknown) => (Array.isArray(value) ? value.map(cellOf).join('|') : cellOf(value))

/** Places in a list are no causes of their own. */
const fieldName = (field: string) => cut(field).replaceAll(/\.\d+(?=\.|$)/g, '[]')

const counted = (count: number) => (count === 1 ? '1 record' : `${count} records`)

/**
 * What is wrong with a file, by cause: one wrong column is one message, however many lines have it. Holds a few places of a few causes, whatever the
 * size of the file.
 */
export class FaultReport {
  readonly #file: DataFile
  readonly #causes = new Map<string, Cause>()
  readonly #followers = new Map<string, number>()
  #ofOtherCauses = 0

  constructor(file: DataFile) {
    this.#file = file
  }

  add({ line, problems }: Fault): void {
    const own = problems.filter(({ follows }) => follows === undefined)
    const [first] = problems
    if (own.length === 0 && first?.follows) this.#followers.set(first.follows, (this.#followers.get(first.follows) ?? 0) + 1)
    const told = new Set<string>()
    for (const problem of own) {
      const words = `${fieldName(problem.field)} ${problem.reason}`
      if (!told.has(words)) this.#addTo(words, line, problem)
      told.add(words)
    }
  }

  lines(): readonly string[] {
    const { path } = this.#file
    const others = this.#ofOtherCauses > 0 ? [`${path}: further causes, ${counted(this.#ofOtherCauses)}; mend those above first`] : []
    const followers = [...this.#followers].map(
      ([kind, count]) => `${path}: ${counted(count)} that refer to ${kind} with faults, told with those; not wrong in themselves`,
    )
    return [...[...this.#causes.values()].flatMap((cause) => this.#told(cause)), ...others, ...followers]
  }

  #addTo(words: string, line: number, problem: Problem): void {
    const cause = this.#causes.get(words)
    if (!cause && this.#causes.size >= mostCauses) {
      this.#ofOtherCauses += 1
      return
    }
    const known = cause ?? { words, places: [], count: 0 }
    known.count += 1
    if (known.places.length < mostPlaces) known.places.push({ where: this.#whereOf(line, problem), value: this.#valueOf(problem) })
    this.#causes.set(words, known)
  }

  #told({ words, places, count }: Cause): readonly string[] {
    const { path } = this.#file
    const [only] = places
    if (count === 1 && only) return [`${only.where}: ${words}${only.value && `: ${only.value}`}`]
    const rest = count > places.length ? [`  and ${count - places.length} more`] : []
    return [`${path}: ${words}: ${counted(count)}`, ...places.map(({ where, value }) => `  ${where}${value && `: ${value}`}`), ...rest]
  }

  #whereOf(line: number, { record }: Problem): string {
    return `${this.#file.path}:${line}${record ? ` (${cut(record)})` : ''}`
  }

  /** The value as it stands in the file, and what to write instead. */
  #valueOf({ value, mend }: Problem): string {
    if (value === undefined) return ''
    const written = (one: unknown) => cut(this.#file.format === 'csv' ? asCell(one) : JSON.stringify(one))
    return mend === undefined ? written(value) : `${written(value)} → ${written(mend)}`
  }
}
