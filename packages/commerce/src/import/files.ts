import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { once } from 'node:events'
import { basename } from 'node:path'
import { finished } from 'node:stream/promises'
import { dataRecords, type DataKindName } from '@vidda/contract/data'
import { readCsv } from './csv.ts'
import { DataError, UnreadableFile } from './data-error.ts'
import type { DataFormat } from './export.ts'
import { readNdjson } from './ndjson.ts'
import type { Read } from './read-lines.ts'

/** In the order in which they build on each other. */
export const kindNames = Object.keys(dataRecords) as readonly DataKindName[]

const isKind = (name: string): name is DataKindName => Object.hasOwn(dataRecords, name)

const formats: Readonly<Record<string, DataFormat>> = { ndjson: 'ndjson', jsonl: 'ndjson', csv: 'csv' }

export type DataFile = { readonly path: string; readonly kind: DataKindName; readonly format: DataFormat; readonly bytes: number }

/** What a file holds, by its name unless said otherwise: `variants.csv`, `stock-2026-01-31.ndjson`, `stock.csv.rejects.csv`. */
export async function dataFile(path: string, kind?: string): Promise<DataFile> {
  const name = basename(path)
  const [, stem = '', ending = ''] = /^(.*)\.([^.]+)$/.exec(name) ?? []
  const format = formats[ending.toLowerCase()]
  if (!format) throw new DataError(`${path} must end in .ndjson or .csv, so that it is known how to read it.`)
  const begins = (one: string) => stem === one || stem.startsWith(`${one}-`) || stem.startsWith(`${one}.`)
  const known = kind ?? kindNames.toSorted((a, b) => b.length - a.length).find(begins) ?? stem
  if (!isKind(known)) throw new DataError(`${path}: "${known}" is no kind of data. Kinds: ${kindNames.join(', ')}.`)
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new DataError(`${path} cannot be read (${error.code ?? error.message}).`)
  })
  return { path, kind: known, format, bytes: found.size }
}

/** The records of a file; `onBytes` hears how far the reading has come, `onHeader` a CSV file's first line. */
export async function* recordsOf(
  { path, kind, format }: DataFile,
  onBytes: (bytes: number) => void = () => undefined,
  onHeader: (header: string) => void = () => undefined,
): AsyncGenerator<Read, void, undefined> {
  const stream = createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })
  const told = (async function* parts() {
    for await (const part of stream) {
      onBytes(stream.bytesRead)
      yield part as string
    }
  })()
  try {
    yield* format === 'csv' ? readCsv(told, dataRecords[kind], onHeader) : readNdjson(told)
  } catch (error) {
    throw error instanceof UnreadableFile ? new UnreadableFile(`${path}: ${error.message}`) : error
  }
}

export type TextFile = { write(text: string): Promise<void>; close(): Promise<void> }

/** A mode is given to new files alone; what cannot be removed cannot be written either, and is told then. */
function removeOld(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    return
  }
}

/**
 * A new file that is written no faster than the disk takes it; a private one can be read by nobody but who writes it. What was there stays until the
 * first text comes.
 */
export function createTextFile(path: string, { isPrivate = false } = {}): TextFile {
  function open() {
    if (isPrivate) removeOld(path)
    const stream = createWriteStream(path, isPrivate ? { mode: 0o600, flags: 'wx' } : {})
    const failed = new Promise<never>((_, reject) => {
      stream.once('error', (error: NodeJS.ErrnoException) =>
        reject(new DataError(`${path} cannot be written (${error.code ?? error.message}).`)),
      )
    })
    failed.catch(() => undefined)
    return { stream, failed }
  }
  let opened: ReturnType<typeof open> | null = null
  return {
    async write(text) {
      const { stream, failed } = (opened ??= open())
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), failed])
    },
    async close() {
      const { stream, failed } = (opened ??= open())
      stream.end()
      await Promise.race([finished(stream), failed])
    },
  }
}
