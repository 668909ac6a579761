import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type Make = () => Promise<string>

/** Long cache keys are hashed, so that the size of a request does not decide how much memory its key takes. */
const keyOf = (question: string): string =>
  question.length <= longestPlainKey ? question : createHash('sha256').update(question).digest('base64url')

const maxBytes = 32 * 1024 * 1024
// What an entry takes beside its text and its key: without it, millions of empty lists would count for nothing.
const entryBytes = 512
// One letter that is not Latin makes all letters of a text take two bytes.
const letterBytes = 2
const longestPlainKey = 128
// What is longer was made up for this one call, and nobody else asks for the same.
const longestKept = 2048
// Other processes change the same database: what they did shows within this time.
const stockFreshFor = 5000
const calmFreshFor = 30_000

class Kept {
  readonly #texts: LRUCache<string, string, Make>

  constructor(ttl: number) {
    this.#texts = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (text, key) => letterBytes * (text.length + key.length) + entryBytes,
      // What is out of date leaves by itself, and not only when somebody asks for it again.
      ttlAutopurge: true,
      perf: Date,
      async fetchMethod(_key, _stale, { context: make, options }) {
        const text = await make()
        // Its time begins when it is made: however long that takes, it is made once.
        options.ttl = ttl
        return text
      },
      // What was cleared while it was made is for those who wait for it, and is not kept.
      ignoreFetchAbort: true,
    })
  }

  get(question: string, make: Make): Promise<string> {
    return question.length > longestKept ? make() : this.#texts.forceFetch(keyOf(question), { context: make })
  }

  get bytes(): number {
    return this.#texts.calculatedSize
  }

  clear(): void {
    this.#texts.clear()
  }
}

/** Keeps the text of answers that are the same for everybody. */
export class Answers {
  readonly #stock = new Kept(stockFreshFor)
  readonly #calm = new Kept(calmFreshFor)
  readonly #keeps: boolean

  /** With `keeps` false every answer is made anew, for measuring. */
  constructor({ keeps = true }: { readonly keeps?: boolean } = {}) {
    this.#keeps = keeps
  }

  /** Articles and campaigns: kept for 5 s, and no longer than until this process changes stock or notices that a campaign begins or ends. */
  get(key: string, make: Make): Promise<string> {
    return this.#keeps ? this.#stock.get(key, make) : make()
  }

  /** What stock does not change, or only counts of it: kept for 30 s. */
  calm(key: string, make: Make): Promise<string> {
    return this.#keeps ? this.#calm.get(key, make) : make()
  }

  clear(): void {
    this.#stock.clear()
  }

  /** What all that is kept takes in memory, at most. */
  get bytes(): number {
    return this.#stock.bytes + this.#calm.bytes
  }
}
