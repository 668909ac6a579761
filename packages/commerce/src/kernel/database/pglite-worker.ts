import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { parsers } from './parsers.ts'

type Call = { readonly id: number; readonly sql: string; readonly parameters: readonly unknown[]; readonly several: boolean }

const port = parentPort
if (!port) throw new Error('pglite-worker runs in a worker thread')

const { folder } = workerData as { folder: string }

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

try {
  const database = await PGlite.create({ dataDir: folder, parsers })
  port.on('message', async (call: Call | 'close') => {
    if (call === 'close') {
      await database.close()
      port.postMessage('closed')
      port.close()
      return
    }
    port.postMessage(await run(database, call))
  })
  port.postMessage('ready')
} catch (error) {
  port.postMessage({ failed: described(error) })
}
