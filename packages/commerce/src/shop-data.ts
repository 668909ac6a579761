import { dirname, join, resolve } from 'node:path'
import { isOfTheQuery, toldBy } from './kernel/database/database-error.ts'
import type { DatabaseOptions } from './kernel/database/open.ts'
import { openDatabase } from './reference/open-database.ts'
import { recordMissingPrices } from './features/prices/index.ts'
import { exportPurchases, type Since } from './features/order-feed/index.ts'
import { openOriginals, originalsPlace } from './kernel/pictures/originals.ts'
import { openEngine } from './features/search/index.ts'
import { comingCampaigns, hasGoods, lostLinks, shopNotes, type ShopTenant } from './features/settings/index.ts'
import { DataError } from './import/data-error.ts'
import { exportData, type DataFormat } from './import/export.ts'
import { createTextFile, recordsOf, type DataFile } from './import/files.ts'
import { checkData, importData, type Checked, type Imported, type ImportMode, type ImportStep, type Reading } from './import/import.ts'
import { dataKinds } from './data-kinds.ts'
import { followUps } from './follow-ups.ts'
import { LineSet } from './import/line-set.ts'
import { PictureIntake, type IntakeOptions } from './import/pictures/intake.ts'
import { PictureExport } from './import/pictures/picture-export.ts'
import { RefusedRecords } from './import/refused-records.ts'
import type { Fault } from './import/stage.ts'

export type Place = {
  /** PostgreSQL; the embedded database in `dataDir` when left out. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** The module that keeps pictures, or makes some, as in `openCommerce`. */
  readonly pictures?: string | undefined
  /** How pictures are taken in. */
  readonly intake?: IntakeOptions | undefined
}

/** `total` is the file's bytes while it is read, articles while their search documents are written, and records on the way out; 0 is not known. */
export type DataProgress = { readonly step: ImportStep | 'export' | 'prices'; readonly done: number; readonly total: number }

type Progressing = { readonly onProgress: (progress: DataProgress) => void }

export type FileReading = Progressing & { readonly chainId: number; readonly onFault: (fault: Fault) => void }

export type FileImport = FileReading & {
  readonly mode: ImportMode
  /** Keys of records that earlier files of the same run had refused. */
  readonly refused?: RefusedRecords | undefined
  /** Where records with faults go as they stand, so that they can be mended and read in again. */
  readonly rejects?: string | undefined
}

/** How much was written: records, and pictures that they name. */
export type Exported = { readonly records: number; readonly pictures: number }

export type ShopData = {
  /** A folder, or an address without its password. */
  readonly location: string
  import(file: DataFile, options: FileImport): Promise<Imported>
  /** Lets files be checked one after the other as if those before were in, in the order in which they would be read in; writes nothing. */
  check(work: (check: (file: DataFile, options: FileReading) => Promise<Checked>) => Promise<void>): Promise<void>
  export(
    kind: DataFile['kind'],
    options: Partial<Progressing> & { readonly chainId: number; readonly format: DataFormat; readonly path: string },
  ): Promise<Exported>
  /** Orders and reservations as the feed tells of them; answers how many, and a cursor for the next time. */
  exportPurchases(
    options: Partial<Progressing> & {
      readonly chainId: number
      readonly since: Since
      readonly format: DataFormat
      readonly path: string
    },
  ): Promise<{ readonly purchases: number; readonly next: string }>
  /** To be called when all files are in: price histories that did not come with them begin, and those that end otherwise go on. */
  finish(chainId: number, onProgress?: Progressing['onProgress']): Promise<void>
  /** What is missing of the shops of these tenants though their data are whole, in words. */
  notes(tenants: readonly ShopTenant[]): Promise<readonly string[]>
  /** Those of a tenant's links that lead to what its chain does not have; null where the chain has no goods yet. */
  lostLinks(tenant: ShopTenant): Promise<readonly string[] | null>
  /** Start times of a chain's upcoming campaigns, by id. */
  comingCampaigns(chainId: number): Promise<ReadonlyMap<number, Date>>
  close(): Promise<void>
}

/** Beside the files that an export writes. */
const picturesFolder = 'pictures'

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

function readingOf(file: DataFile, intake: PictureIntake, { chainId, onFault, onProgress }: FileReading): Reading {
  let bytes = 0
  return {
    chainId,
    now: new Date(),
    kind: dataKinds[file.kind],
    followUps,
    records: recordsOf(file, (read) => (bytes = read)),
    takePicture: intake.beside(dirname(file.path)),
    onFault,
    onProgress: (step, done, total) => onProgress(step === 'read' ? { step, done: bytes, total: file.bytes } : { step, done, total }),
  }
}

/** A reason that no check has thought of is told in the database's words. */
async function written<T>({ path }: DataFile, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isOfTheQuery(error)) throw error
    throw new DataError(`${path} could not be written, and nothing of it was: ${toldBy(error)}.`, { cause: error })
  }
}

/** Opens a shop's database for bringing data in and out; throws CommerceStartError or DataError with one line that says what to do. */
export async function openShopData({
  databaseUrl,
  dataDir,
  pictures,
  intake: intakeOptions = {},
  onWait,
  onNote,
}: Place & Pick<DatabaseOptions, 'onWait' | 'onNote'>): Promise<ShopData> {
  const place = originalsPlace({ dataDir, pictures })
  const originals = await openOriginals(place)
  const opened = await openDatabase({ databaseUrl, dataDir: resolve(dataDir), fresh: false, onWait, onNote })
  const intake = await PictureIntake.open(originals, place.folder, intakeOptions)
  return {
    location: opened.location,
    async import(file, { mode, rejects, refused = new RefusedRecords(), ...options }) {
      const broken = new LineSet()
      const onFault = (fault: Fault) => {
        broken.add(fault.line)
        options.onFault(fault)
      }
      const imported = await written(file, () =>
        opened.alone(() => importData(opened.db, { ...readingOf(file, intake, { ...options, onFault }), refused, mode })),
      )
      if (rejects !== undefined && imported.faulty > 0) await writeRejects(file, rejects, broken)
      return imported
    },
    check: (work) =>
      opened.alone(() =>
        checkData(opened.db, (check) => work((file, options) => written(file, () => check(readingOf(file, intake, options))))),
      ),
    async export(kind, { chainId, format, path, onProgress }) {
      const pictureExport = new PictureExport(originals.store, join(dirname(path), picturesFolder))
      const text = createTextFile(path, { isPrivate: dataKinds[kind].personal === true })
      const records = await exportData(opened.db, {
        chainId,
        kind: dataKinds[kind],
        format,
        write: text.write,
        withPictures: (record) => pictureExport.beside(record),
        onProgress: (done, total) => onProgress?.({ step: 'export', done, total }),
      })
      await text.close()
      return { records, pictures: pictureExport.count }
    },
    async exportPurchases({ path, onProgress, ...options }) {
      const text = createTextFile(path, { isPrivate: true })
      const exported = await exportPurchases(opened.db, {
        ...options,
        write: text.write,
        onProgress: (done) => onProgress?.({ step: 'export', done, total: 0 }),
      })
      await text.close()
      return exported
    },
    finish: (chainId, onProgress) =>
      opened.alone(() =>
        recordMissingPrices(opened.db, chainId, new Date(), (done, total) => onProgress?.({ step: 'prices', done, total })),
      ),
    notes: (tenants) => shopNotes(opened.db, tenants),
    lostLinks: async (tenant) => {
      if (!(await hasGoods(opened.db, tenant.chainId))) return null
      const search = openEngine(opened.db)
      return lostLinks(opened.db, tenant, async (chainId, query) => {
        const { total } = await search.find({ chainId, query, rules: [], descending: false, skip: 0, take: 1 })
        return total > 0
      })
    },
    comingCampaigns: (chainId) => comingCampaigns(opened.db, chainId),
    close() {
      intake.close()
      return opened.close()
    },
  }
}
