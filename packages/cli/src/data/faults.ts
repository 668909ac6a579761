import { cellOf, type DataFile, type Fault, type Problem } from '@vidda/commerce/data'

/** Occurrences of a cause that are told one by one; causes that are told; characters of a value. */
const [mostOccurrences, mostCauses, mostCharacters] = [5, 30, 60]

/** Pictures that are told, each in a line: they are mended one by one. Characters of an address, whose end says which it is. */
const [mostPictures, mostOfAddress] = [100, 200]

type Occurrence = { readonly where: string; readonly value: string }

const inOneLine = ({ where, value }: Occurrence, words: string): string => `${where}: ${words}${value && `: ${value}`}`

type Cause = { readonly words: string; readonly occurrences: Occurrence[]; count: number }

/** In one line, whatever the file holds. */
function cut(text: string, most = mostCharacters): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ')
  return line.length > most ? `${line.slice(0, most)}…` : line
}

/** As it stands in a CSV file. */
const asCell = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.map(cellOf).join('|') : cellOf(value)

/** Positions in a list are no causes of their own. */
const fieldName = (field: string) => cut(field).replaceAll(/\.\d+(?=\.|$)/g, '[]')

const counted = (count: number) => (count === 1 ? '1 record' : `${count} records`)

/**
 * What is wrong with a file, by cause: one wrong column is one message, however many lines have it; pictures are told one by one. Holds a few occurrences of
 * a few causes, whatever the size of the file.
 */
export class FaultReport {
  readonly #file: DataFile
  readonly #causes = new Map<string, Cause>()
  readonly #followers = new Map<string, number>()
  readonly #pictures: string[] = []
  #ofOtherCauses = 0
  #otherPictures = 0

  constructor(file: DataFile) {
    this.#file = file
  }

  add({ line, problems }: Fault): void {
    const own = problems.filter(({ follows }) => follows === undefined)
    const [first] = problems
    if (own.length === 0 && first?.follows) this.#followers.set(first.follows, (this.#followers.get(first.follows) ?? 0) + 1)
    const told = new Set<string>()
    for (const problem of own) {
      if (problem.record !== undefined) {
        this.#addPicture(line, problem)
        continue
      }
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
    const otherPictures = this.#otherPictures > 0 ? [`${path}: further pictures, ${this.#otherPictures}; mend those above first`] : []
    const causes = [...this.#causes.values()].flatMap((cause) => this.#told(cause))
    return [...causes, ...others, ...this.#pictures, ...otherPictures, ...followers]
  }

  #addPicture(line: number, problem: Problem): void {
    if (this.#pictures.length < mostPictures) {
      const occurrence = { where: this.#whereOf(line, problem), value: this.#valueOf(problem) }
      this.#pictures.push(inOneLine(occurrence, `${fieldName(problem.field)} ${problem.reason}`))
    } else this.#otherPictures += 1
  }

  #addTo(words: string, line: number, problem: Problem): void {
    const cause = this.#causes.get(words)
    if (!cause && this.#causes.size >= mostCauses) {
      this.#ofOtherCauses += 1
      return
    }
    const known = cause ?? { words, occurrences: [], count: 0 }
    known.count += 1
    if (known.occurrences.length < mostOccurrences)
      known.occurrences.push({ where: this.#whereOf(line, problem), value: this.#valueOf(problem) })
    this.#causes.set(words, known)
  }

  #told({ words, occurrences, count }: Cause): readonly string[] {
    const { path } = this.#file
    const [only] = occurrences
    if (count === 1 && only) return [inOneLine(only, words)]
    const rest = count > occurrences.length ? [`  and ${count - occurrences.length} more`] : []
    return [`${path}: ${words}: ${counted(count)}`, ...occurrences.map(({ where, value }) => `  ${where}${value && `: ${value}`}`), ...rest]
  }

  #whereOf(line: number, { record }: Problem): string {
    return `${this.#file.path}:${line}${record ? ` (${cut(record)})` : ''}`
  }

  /** The value as it stands in the file, and what to write instead. */
  #valueOf({ value, mend, record }: Problem): string {
    if (value === undefined) return ''
    const most = record === undefined ? mostCharacters : mostOfAddress
    const written = (one: unknown) => cut(this.#file.format === 'csv' ? asCell(one) : JSON.stringify(one), most)
    return mend === undefined ? written(value) : `${written(value)} → ${written(mend)}`
  }
}
