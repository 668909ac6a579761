import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DataKindName } from '@vidda/contract/data'
import {
  dataFile,
  kindNames,
  openShopData,
  type DataFormat,
  type Fault,
  type ImportMode,
  type IntakeOptions,
  type ShopData,
} from '../../src/data.ts'
import { openCommerce, type Commerce } from '../../src/server.ts'
import type { TestCertificate } from './certificate.ts'
import type { ImportTold } from './import-worker.ts'
import { freshPlace, testOptions, type Engine } from './server.ts'

const chainId = 1
const importer = fileURLToPath(new URL('import-worker.ts', import.meta.url))

export type OwnPicture = { readonly src: string; readonly colorId?: number; readonly kind?: string; readonly alt?: string }
export type OwnWide = { readonly src: string; readonly alt?: string; readonly focus?: { readonly x: number; readonly y: number } }

const level = (name: string, depth: 'main' | 'sub' | 'group') => ({
  id: 1,
  level: depth,
  name,
  position: 0,
  ...(depth !== 'main' && { parentId: 1 }),
})

/** What a small chain of its own brings, with these pictures: those of each article, and one for all that is wide. */
export function ownRecords(articles: readonly (readonly OwnPicture[])[], wide: OwnWide) {
  const banner = { title: 'Ut på tur', linkText: 'Se alt', to: '/klaer', picture: wide }
  const [year, next] = ['2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z']
  return {
    shops: [
      {
        id: 1,
        no: '1',
        name: 'Byen',
        fullName: 'Byen',
        openingHours: '1-5:1000-2000',
        postNo: '0181',
        postPlace: 'Oslo',
        lat: 59.9,
        long: 10.7,
        picture: wide,
      },
    ],
    colors: [101, 102].map((id) => ({ id, name: `Farge ${id}`, hex: '#224466', code: `F${id}`, groupId: 1 })),
    brands: [{ id: 1, name: 'Merke' }],
    categories: [{ ...level('Klær', 'main'), picture: wide }, level('Jakker', 'sub'), level('Regnjakker', 'group')],
    articles: articles.map((pictures, at) => ({
      id: at + 1,
      articleNo: `A${at + 1}`,
      name: `Jakke ${at + 1}`,
      priceOre: 50_000,
      brandId: 1,
      groupId: 1,
      genders: [1],
      colorIds: [101, 102],
      pictures,
      createdAt: year,
    })),
    variants: articles.flatMap((_, at) =>
      [101, 102].map((colorId, color) => ({
        id: at * 10 + color + 1,
        articleId: at + 1,
        ean: `70000000${String(at * 10 + color).padStart(4, '0')}`,
        size: 'M',
        colorId,
      })),
    ),
    stock: articles.map((_, at) => ({ ean: `70000000${String(at * 10).padStart(4, '0')}`, shopId: 1, qty: 3 })),
    campaigns: [{ id: 1, name: 'Vår', start: year, end: next, picture: wide }],
    homes: [
      { name: 'default', top: banner, sub: [banner, banner, banner], middle: banner, popular: [banner, banner], bottom: banner, grid: [] },
    ],
    'blog-posts': [
      {
        id: 1,
        slug: 'paa-tur',
        title: 'På tur',
        body: 'Ut.',
        picture: wide,
        publishedAt: year,
        mainArticleId: null,
        relatedArticleIds: [],
        categoryIds: [],
      },
    ],
  }
}

export type OwnRecords = Partial<Readonly<Record<DataKindName, readonly object[]>>>

/** A database without anything and a folder of data files beside it. */
export class OwnShop {
  readonly folder: string
  readonly #place: Awaited<ReturnType<typeof freshPlace>>

  private constructor(folder: string, place: Awaited<ReturnType<typeof freshPlace>>) {
    this.folder = folder
    this.#place = place
  }

  static async of(engine: Engine): Promise<OwnShop> {
    return new OwnShop(await mkdtemp(join(tmpdir(), 'vidda-own-')), await freshPlace(engine))
  }

  /** The name of its database; of PostgreSQL. */
  get database(): string {
    return new URL(this.#place.place.databaseUrl ?? '').pathname.slice(1)
  }

  get dataDir(): string {
    return this.#place.place.dataDir
  }

  /** Brings files of these records in by a process of its own, which trusts a certificate. */
  async bringApart(records: OwnRecords, intake: IntakeOptions, { cert }: Pick<TestCertificate, 'cert'>): Promise<ImportTold> {
    await this.put('tiltro.pem', cert)
    const task = JSON.stringify({ place: this.#place.place, files: await this.files(records), intake })
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(this.folder, 'tiltro.pem') }
    const { stdout } = await promisify(execFile)(process.execPath, [importer, task], { env, maxBuffer: 100_000_000 })
    return JSON.parse(stdout) as ImportTold
  }

  async put(path: string, data: Uint8Array | string): Promise<void> {
    const whole = join(this.folder, path)
    await mkdir(dirname(whole), { recursive: true })
    await writeFile(whole, data)
  }

  async withData<Result>(
    work: (data: ShopData) => Promise<Result>,
    options: Partial<Parameters<typeof openShopData>[0]> = {},
  ): Promise<Result> {
    const data = await openShopData({ ...this.#place.place, ...options })
    try {
      return await work(data)
    } finally {
      await data.close()
    }
  }

  /** Brings files of these records in; answers what is wrong with them. */
  async bring(records: OwnRecords, mode: ImportMode = 'whole', intake: IntakeOptions = {}): Promise<readonly Fault[]> {
    return this.#bringFiles(await this.files(records), mode, intake)
  }

  /** Brings files in that have nothing wrong with them. */
  async brought(records: OwnRecords, intake: IntakeOptions = {}): Promise<void> {
    const faults = await this.bring(records, 'whole', intake)
    if (faults.length > 0) throw new Error(JSON.stringify(faults))
  }

  /** What a check says of files of these records, by kind. */
  check(records: OwnRecords, intake: IntakeOptions = {}) {
    return this.withData(
      async (data) => {
        const found: { readonly kind: string; readonly added: number; readonly changed: number; readonly faults: readonly Fault[] }[] = []
        const paths = await this.files(records)
        await data.check(async (check) => {
          for (const path of paths) {
            const faults: Fault[] = []
            const file = await dataFile(path)
            const { changes } = await check(file, { chainId, onFault: (fault) => faults.push(fault), onProgress: () => undefined })
            found.push({ kind: file.kind, added: changes.added, changed: changes.changed, faults })
          }
        })
        return found
      },
      { intake },
    )
  }

  /** Writes all that it has to a folder. */
  async takeOut(folder: string, format: DataFormat = 'ndjson'): Promise<void> {
    await mkdir(folder, { recursive: true })
    await this.withData(async (data) => {
      for (const kind of kindNames) await data.export(kind, { chainId, format, path: join(folder, `${kind}.${format}`) })
    })
  }

  /** Brings all in that another has written to a folder. */
  async bringBack(folder: string, format: DataFormat = 'ndjson'): Promise<void> {
    const faults = await this.#bringFiles(kindNames.map((kind) => join(folder, `${kind}.${format}`)))
    if (faults.length > 0) throw new Error(JSON.stringify(faults))
  }

  /** A server of what is there, while the work is done. */
  async served<Result>(work: (commerce: Commerce) => Promise<Result>): Promise<Result> {
    const { pictures: _, ...options } = testOptions
    const tenants = options.tenants.filter((tenant) => tenant.chainId === chainId)
    const commerce = await openCommerce({ ...options, ...this.#place.place, tenants })
    try {
      return await work(commerce)
    } finally {
      await commerce.close()
    }
  }

  async drop(): Promise<void> {
    await this.#place.drop()
    await rm(this.folder, { recursive: true, force: true })
  }

  async files(records: OwnRecords): Promise<readonly string[]> {
    return Promise.all(
      kindNames
        .filter((kind) => kind in records)
        .map(async (kind) => {
          await this.put(`${kind}.ndjson`, (records[kind] ?? []).map((row) => JSON.stringify(row)).join('\n'))
          return join(this.folder, `${kind}.ndjson`)
        }),
    )
  }

  #bringFiles(paths: readonly string[], mode: ImportMode = 'whole', intake: IntakeOptions = {}): Promise<readonly Fault[]> {
    return this.withData(
      async (data) => {
        const faults: Fault[] = []
        for (const path of paths) {
          await data.import(await dataFile(path), { chainId, mode, onFault: (fault) => faults.push(fault), onProgress: () => undefined })
        }
        await data.finish(chainId)
        return faults
      },
      { intake },
    )
  }
}
