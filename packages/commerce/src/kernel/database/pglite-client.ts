import { Worker } from 'node:worker_threads'
import type { PGlite, PGliteQueryResults } from 'kysely'
import { isFull } from './pglite-fault.ts'

type Failure = { readonly message: string; readonly code?: string; readonly detail?: string; readonly constraint?: string }
type Answer = { readonly id: number; readonly rows: unknown[]; readonly affectedRows?: number; readonly error?: Failure }
type Waiting = { resolve(answer: Answer): void; reject(error: Error): void }

/** What befell the engine itself, and the end that this client put to it. */
const systemError = '58000'
const stopped = '57P01'

/** The engine's last words where it gives up: they come without a code. */
const isLast = (message: string): boolean => /^Aborted\(|unreachable|memory access|table index/.test(message)

/** An error of the database, with the SQLSTATE in `code`. */
class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string | undefined
  readonly constraint: string | undefined

  constructor({ message, code, constraint }: Failure) {
    super(message)
    this.code = code ?? (isLast(message) ? systemError : undefined)
    this.constraint = constraint
  }
}

/** Pause between looks at a query that is not answered yet, and after how many of them it never will be, on a full disk and on any; ms. */
const looks = { pause: 5000, full: 2, most: 120 }
/** Time (ms) in which a database is closed in order. */
const closingTime = 60_000

const isClosed = () => new DatabaseError({ message: 'it is closed', code: stopped })

const script = new URL(import.meta.url.endsWith('.ts') ? './pglite-worker.ts' : './pglite-worker.js', import.meta.url)

/** A worker thread whose database is closed, kept for the next database: compiling the engine in a new thread takes longer than opening a database. */
let spare: Worker | null = null

function takeThread(): Worker {
  const thread = spare ?? new Worker(script)
  spare = null
  thread.removeAllListeners()
  thread.ref()
  return thread
}

/** Keeps the thread for the next client. It is unreferenced, so that an idle thread does not keep the process running. */
function leaveThread(thread: Worker): void {
  thread.removeAllListeners()
  thread.unref()
  if (spare) {
    void thread.terminate()
    return
  }
  const forget = () => {
    if (spare === thread) spare = null
  }
  thread.on('error', forget)
  thread.on('exit', forget)
  spare = thread
}

/**
 * PGlite in a thread of its own, so that a slow query does not stop the server. It has one connection: kysely sends one query or
 * transaction at a time (its PGlite adapter says so), and nobody else talks to it.
 */
export class PgliteClient implements PGlite {
  closed = false
  ready = false
  readonly waitReady: Promise<void>
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #looking: NodeJS.Timeout
  #nextId = 1
  #looked = { id: 0, times: 0 }
  #end: Error | null = null
  /** Its thread has been kept for the next client. */
  #isLeft = false

  constructor(folder: string, { pause, full, most } = looks) {
    this.#worker = takeThread()
    this.#looking = setInterval(() => {
      const times = this.#unanswered()
      if (times >= most || (times >= full && isFull(folder))) void this.#giveUp()
    }, pause).unref()
    this.waitReady = new Promise((resolve, reject) => {
      this.#worker.once('message', (first: 'ready' | { failed: Failure }) => {
        if (first !== 'ready') return reject(new DatabaseError(first.failed))
        this.ready = true
        this.#worker.on('message', (answer: Answer | 'closed') => answer !== 'closed' && this.#settle(answer))
        resolve()
      })
      this.#worker.once('error', reject)
      this.#worker.once('exit', (code) => reject(new DatabaseError({ message: `its thread ended with code ${code}`, code: stopped })))
    })
    this.#worker.on('error', (error) => this.#fail(error as Error))
    this.#worker.on('exit', () => this.#fail(isClosed()))
    this.#worker.postMessage({ folder })
  }

  async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<PGliteQueryResults<Row>> {
    const { rows, affectedRows } = await this.#ask(sql, parameters, false)
    return { rows: rows as Row[], fields: [], ...(affectedRows !== undefined && { affectedRows }) }
  }

  /** Several statements at once, without parameters. */
  async exec(sql: string): Promise<void> {
    await this.#ask(sql, [], true)
  }

  async transaction<Result>(
    work: (transaction: { query: PgliteClient['query']; rollback(): Promise<void> }) => Promise<Result>,
  ): Promise<Result> {
    await this.query('begin')
    try {
      const result = await work({ query: this.query.bind(this), rollback: async () => void (await this.query('rollback')) })
      await this.query('commit')
      return result
    } catch (error) {
      // Where the engine is gone there is nothing to roll back.
      await this.query('rollback').catch(() => undefined)
      throw error
    }
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    const ended = new Promise<void>((resolve) => {
      this.#worker.once('exit', () => resolve())
      this.#worker.on('message', (answer) => answer === 'closed' && resolve())
    })
    const late = setTimeout(() => void this.#worker.terminate(), closingTime).unref()
    this.#worker.postMessage('close')
    await ended
    clearTimeout(late)
    if (this.#end) return
    this.#fail(isClosed())
    leaveThread(this.#worker)
    this.#isLeft = true
  }

  /** Ends the thread without closing the database in order. */
  async terminate(): Promise<void> {
    this.closed = true
    if (!this.#isLeft) await this.#worker.terminate()
  }

  /** How many looks ago the oldest open query was there already. */
  #unanswered(): number {
    const [id = 0] = this.#waiting.keys()
    this.#looked = { id, times: id !== 0 && id === this.#looked.id ? this.#looked.times + 1 : 0 }
    return this.#looked.times
  }

  async #giveUp(): Promise<void> {
    this.#fail(new DatabaseError({ message: 'it does not answer', code: stopped }))
    await this.terminate()
  }

  #ask(sql: string, parameters: readonly unknown[], several: boolean): Promise<Answer> {
    // The answer to a call made after `close` could reach the thread's next client.
    if (this.closed) return Promise.reject(this.#end ?? isClosed())
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, sql, parameters, several })
    })
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if (answer.error) waiting?.reject(new DatabaseError(answer.error))
    else waiting?.resolve(answer)
  }

  #fail(error: Error): void {
    clearInterval(this.#looking)
    this.closed = true
    this.#end ??= error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
