import { parentPort } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { parsers } from './parsers.ts'

type Call = { readonly id: number; readonly sql: string; readonly parameters: readonly unknown[]; readonly several: boolean }
type Opening = { readonly folder: string }

const port = parentPort
if (!port) throw new Error('pglite-worker runs in a worker thread')

const described = (error: unknown) => {
  const { message, code, detail, constraint } = error as Error & { code?: string; detail?: string; constraint?: string }
  return { message, code, detail, constraint }
}

async function run(database: PGlite, { id, sql, parameters, several }: Call) {
  try {
    if (several) {
      await database.exec(sql)
      return { id, rows: [], affectedRows: 0 }
    }
    const { rows, affectedRows } = await database.query(sql, [...parameters])
    return { id, rows, affectedRows }
  } catch (error) {
    return { id, error: described(error) }
  }
}

/** The database that is open now; the thread opens another one after it is closed. */
let opened: Promise<PGlite> | null = null

port.on('message', async (message: Opening | Call | 'close') => {
  if (message === 'close') {
    await (await opened)?.close()
    port.postMessage('closed')
  } else if ('folder' in message) {
    opened = PGlite.create({ dataDir: message.folder, parsers })
    opened.then(
      () => port.postMessage('ready'),
      (error: unknown) => port.postMessage({ failed: described(error) }),
    )
  } else if (opened) {
    port.postMessage(await run(await opened, message))
  }
})
