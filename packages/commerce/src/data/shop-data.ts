import { resolve } from 'node:path'
import { openDatabase } from '../database/open.ts'
import { recordMissingPrices } from '../prices/writer.ts'
import { exportData, type DataFormat } from './export.ts'
import { createTextFile, recordsOf, type DataFile } from './files.ts'
import { importData, type Imported, type ImportMode } from './import.ts'
import { dataKinds } from './kinds/index.ts'
import { LineSet } from './line-set.ts'
import type { Fault } from './stage.ts'

export type Place = {
  /** PostgreSQL; the embedded database in `dataDir` when left out. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
}

export type FileImport = {
  readonly chainId: number
  readonly mode: ImportMode
  readonly onFault: (fault: Fault) => void
  /** `total` is the file's bytes while it is read, and 0 while search documents are written. */
  readonly onProgress: (progress: { readonly step: 'read' | 'search'; readonly done: number; readonly total: number }) => void
  /** Where records with faults go as they stand, so that they can be mended and read in again. */
  readonly rejects?: string | undefined
}

export type ShopData = {
  /** A folder, or an address without its password. */
  readonly location: string
  import(file: DataFile, options: FileImport): Promise<Imported>
  export(kind: DataFile['kind'], options: { readonly chainId: number; readonly format: DataFormat; readonly path: string }): Promise<number>
  /** To be called when all files are in: price histories that did not come with them begin, and those that end otherwise go on. */
  finish(chainId: number): Promise<void>
  close(): Promise<void>
}

async function writeRejects(file: DataFile, path: string, broken: LineSet): Promise<void> {
  const rejects = createTextFile(path, { isPrivate: dataKinds[file.kind].personal === true })
  let header = ''
  for await (const { line, raw } of recordsOf(file, undefined, (text) => (header = `${text}\n`))) {
    if (!broken.has(line)) continue
    await rejects.write(`${header}${raw}\n`)
    header = ''
  }
  await rejects.close()
}

/** Opens a shop's database for bringing data in and out; throws CommerceStartError or DataError with one line that says what to do. */
export async function openShopData({ databaseUrl, dataDir }: Place): Promise<ShopData> {
  const opened = await openDatabase({ databaseUrl, dataDir: resolve(dataDir), fresh: false })
  return {
    location: opened.location,
    async import(file, { chainId, mode, onFault, onProgress, rejects }) {
      const broken = new LineSet()
      let bytes = 0
      const imported = await opened.alone(() =>
        importData({
          db: opened.db,
          chainId,
          now: new Date(),
          kind: dataKinds[file.kind],
          mode,
          records: recordsOf(file, (read) => (bytes = read)),
          onFault: (fault) => {
            broken.add(fault.line)
            onFault(fault)
          },
          onProgress: (step, done) => onProgress(step === 'read' ? { step, done: bytes, total: file.bytes } : { step, done, total: 0 }),
        }),
      )
      if (rejects !== undefined && imported.faulty > 0) await writeRejects(file, rejects, broken)
      return imported
    },
    async export(kind, { chainId, format, path }) {
      const text = createTextFile(path, { isPrivate: dataKinds[kind].personal === true })
      const count = await exportData(opened.db, { chainId, kind: dataKinds[kind], format }, text.write)
      await text.close()
      return count
    },
    finish: (chainId) => opened.alone(() => recordMissingPrices(opened.db, chainId, new Date())),
    close: () => opened.close(),
  }
}
