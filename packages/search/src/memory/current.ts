import { type RawBuilder, sql } from 'kysely'
import { changedSince, loadAll, reload, type Db, type Loaded, type Names } from './load.ts'

const tries = 5

/** Nothing but the freshness of the index is asked of the database. */
export const nothing = sql<string | null>`null::text`

type Asked<Answer> = { readonly found: Answer; readonly read: RawBuilder<string | null> }

/** The index in memory of one database, read when it is first asked for. */
export class CurrentIndex {
  readonly #db: Db
  readonly #names: Names
  #loaded: Promise<Loaded> | undefined

  constructor(db: Db, names: Names) {
    this.#db = db
    this.#names = names
  }

  /** Reads the index ahead of the first question. */
  load(): Promise<Loaded> {
    if (!this.#loaded) {
      const first = loadAll(this.#db, this.#names)
      first.catch(() => (this.#loaded = undefined))
      this.#loaded = first
    }
    return this.#loaded
  }

  async #renew(old: Promise<Loaded>): Promise<void> {
    if (this.#loaded !== old) return
    const loaded = await old
    if (this.#loaded !== old) return
    const renewed = reload(this.#db, this.#names, loaded)
    renewed.catch(() => (this.#loaded = old))
    this.#loaded = renewed
    await renewed
  }

  /**
   * Answers from the index. `ask` says what it found and an SQL value to read along; the same statement tells whether any document
   * or name has changed since the index was read, and if so everything is asked again: an answer is as fresh as its statement, whoever changed what.
   */
  async answer<Answer>(
    ask: (loaded: Loaded) => Promise<Asked<Answer>> | Asked<Answer>,
  ): Promise<{ readonly found: Answer; readonly text: string | null }> {
    for (let turn = 1; ; turn += 1) {
      const at = this.load()
      const loaded = await at
      const { found, read } = await ask(loaded)
      const stale = sql<boolean>`exists (select 1 from doc_idx where ${changedSince(loaded.snapshot)})
      or not exists (select 1 from search_epoch where epoch::text = ${loaded.epoch}::text and names::text = ${loaded.names}::text)`
      const row = await this.#db.selectNoFrom([read.as('text'), stale.as('stale')]).executeTakeFirstOrThrow()
      if (!row.stale || turn === tries) return { found, text: row.text }
      await this.#renew(at)
    }
  }
}
