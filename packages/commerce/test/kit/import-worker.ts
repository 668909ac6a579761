import { dataFile, openShopData, type Fault, type IntakeOptions } from '../../src/data.ts'

type Task = {
  readonly place: { readonly dataDir: string; readonly databaseUrl?: string }
  readonly files: readonly string[]
  readonly intake: IntakeOptions
}

/** Told by a process that has imported: what was wrong, and the most memory (bytes) that it had. */
export type ImportTold = { readonly faults: readonly Fault[]; readonly mostMemory: number }

const { place, files, intake } = JSON.parse(process.argv[2] ?? '') as Task
const data = await openShopData({ ...place, intake })
const faults: Fault[] = []
const options = { chainId: 1, mode: 'whole', onFault: (fault: Fault) => faults.push(fault), onProgress: () => undefined } as const
for (const path of files) await data.import(await dataFile(path), options)
await data.finish(1)
await data.close()
const told: ImportTold = { faults, mostMemory: process.resourceUsage().maxRSS * 1024 }
process.stdout.write(JSON.stringify(told))
