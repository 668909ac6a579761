import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Of the journal's file, which holds tokens and buyers' data: readable by its owner alone. */
const mode = 0o600

type Line = { readonly collection: string; readonly id: string; readonly value: unknown }

/** Records by id, in memory. Every `save` also goes to the journal, from which a restart reads the last value of each record. */
export type Collection<Value> = {
  get(id: string): Value | undefined
  values(): readonly Value[]
  save(id: string, value: Value): void
  delete(id: string): void
}

export type Journal = { collection<Value>(name: string): Collection<Value> }

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'collection' in value && 'id' in value && typeof value.id === 'string'

/** The last line may be cut short: a process can be killed while it writes. */
function parse(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text)
    return isLine(value) ? value : null
  } catch {
    return null
  }
}

function readLast(path: string): ReadonlyMap<string, Line> {
  const last = new Map<string, Line>()
  for (const text of readFileSync(path, 'utf8').split('\n')) {
    const line = text === '' ? null : parse(text)
    if (line === null) continue
    const key = `${line.collection} ${line.id}`
    if (line.value === null) last.delete(key)
    else last.set(key, line)
  }
  return last
}

/** Without a path everything is in memory alone. `fresh` forgets what an earlier run has written. */
export function openJournal(path: string | null, fresh: boolean): Journal {
  const kept = new Map<string, Line>()
  if (path !== null) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    if (fresh) rmSync(path, { force: true })
    if (existsSync(path)) {
      for (const [key, line] of readLast(path)) kept.set(key, line)
      // The lines that later ones replace go; by a rename, so that a kill leaves the one file or the other.
      writeFileSync(`${path}.tmp`, [...kept.values()].map((line) => `${JSON.stringify(line)}\n`).join(''), { mode })
      renameSync(`${path}.tmp`, path)
    }
  }

  const append = (line: Line): void => {
    if (path !== null) appendFileSync(path, `${JSON.stringify(line)}\n`, { mode })
  }

  return {
    collection<Value>(name: string): Collection<Value> {
      const records = new Map<string, Value>()
      for (const line of kept.values()) {
        if (line.collection === name) records.set(line.id, line.value as Value)
      }
      return {
        get: (id) => records.get(id),
        values: () => [...records.values()],
        save(id, value) {
          records.set(id, value)
          append({ collection: name, id, value })
        },
        delete(id) {
          records.delete(id)
          append({ collection: name, id, value: null })
        },
      }
    },
  }
}
