const weightBits = 4
const weightMask = 2 ** weightBits - 1

/** Which slots have a term, and how much it counts there. */
export class Postings {
  readonly #lists = new Map<string, number[]>()

  add(term: string, slot: number, weight: number): void {
    const list = this.#lists.get(term)
    const entry = (slot << weightBits) | weight
    if (list) list.push(entry)
    else this.#lists.set(term, [entry])
  }

  some(term: string, test: (slot: number) => boolean): boolean {
    return this.#lists.get(term)?.some((entry) => test(entry >>> weightBits)) ?? false
  }

  count(term: string): number {
    return this.#lists.get(term)?.length ?? 0
  }

  each(term: string, visit: (slot: number, weight: number) => void): void {
    for (const entry of this.#lists.get(term) ?? []) visit(entry >>> weightBits, entry & weightMask)
  }
}
