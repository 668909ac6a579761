import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataKindName } from '@vidda/contract/data'
import { afterAll, beforeAll } from 'vitest'
import { dataFile, openShopData, type DataFormat, type Fault, type ShopData } from '../../src/data.ts'
import { startServer, type Engine, type TestServer } from './server.ts'

export type Row = Readonly<Record<string, unknown>>
export type Files = Readonly<Partial<Record<DataKindName, readonly Row[]>>>

const chainId = 1

const told = ({ line, problems }: Fault) => problems.map(({ field, reason }) => `${line} ${field} ${reason}`)

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Brings files into the database of a server and takes them out; the server is closed meanwhile, for an embedded database has one owner. */
export class DataFiles {
  readonly #server: TestServer
  readonly folder: string

  private constructor(server: TestServer, folder: string) {
    this.#server = server
    this.folder = folder
  }

  static async of(server: TestServer): Promise<DataFiles> {
    return new DataFiles(server, await mkdtemp(join(tmpdir(), 'vidda-data-')))
  }

  /** Writes all of them, one import after the other; throws when there is a fault. */
  bring(...imports: readonly Files[]): Promise<void> {
    return this.#withData(async (data) => {
      for (const files of imports) refuse(Object.values(await this.#in(data, files)).flat())
    })
  }

  /** Faults as `line field reason`, by kind. */
  faultsOf(files: Files): Promise<Readonly<Record<string, readonly string[]>>> {
    return this.#withData((data) => this.#in(data, files))
  }

  /** Brings in a file as it is. */
  bringFile(path: string): Promise<void> {
    return this.#withData(async (data) => refuse(await this.#readFile(data, path)))
  }

  /** The path of the file in the folder. */
  async takeOut(kind: DataKindName, format: DataFormat = 'ndjson'): Promise<string> {
    const path = join(this.folder, `${kind}.${format}`)
    await this.#withData((data) => data.export(kind, { chainId, format, path }))
    return path
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }

  async #in(data: ShopData, files: Files): Promise<Record<string, readonly string[]>> {
    const faults: Record<string, readonly string[]> = {}
    for (const [kind, rows] of Object.entries(files)) {
      const path = join(this.folder, `${kind}-in.ndjson`)
      await writeFile(path, rows.map((row) => JSON.stringify(row)).join('\n'))
      faults[kind] = await this.#readFile(data, path)
    }
    await data.finish(chainId)
    return faults
  }

  async #readFile(data: ShopData, path: string): Promise<string[]> {
    const faults: Fault[] = []
    const options = { chainId, mode: 'whole', onFault: (fault: Fault) => faults.push(fault), onProgress: () => undefined } as const
    await data.import(await dataFile(path), options)
    return faults.flatMap(told)
  }

  async #withData<Result>(work: (data: ShopData) => Promise<Result>): Promise<Result> {
    await this.#server.commerce.close()
    const data = await openShopData(this.#server.options)
    try {
      return await work(data)
    } finally {
      await data.close()
      await this.#server.restart()
    }
  }
}

/** A server with a small catalogue and its files, there while the tests of a block run. */
export function withDataFiles(engine: Engine): { readonly server: TestServer; readonly files: DataFiles } {
  let server: TestServer | undefined
  let files: DataFiles | undefined

  beforeAll(async () => {
    server = await startServer(engine, { articles: 60 })
    files = await DataFiles.of(server)
  })

  afterAll(async () => {
    await server?.close()
    await files?.remove()
  })

  const opened = <Opened>(one: Opened | undefined): Opened => {
    if (!one) throw new Error('The server is open only while tests run')
    return one
  }
  return {
    get server() {
      return opened(server)
    },
    get files() {
      return opened(files)
    },
  }
}
