import { join } from 'node:path'
import { CommerceStartError } from '@vidda/commerce'
import {
  DataError,
  dataFile,
  dataSchema,
  kindNames,
  openShopData,
  type DataFile,
  type DataFormat,
  type FileReading,
  type ShopData,
} from '@vidda/commerce/data'
import { chainOf } from '../chain.ts'
import { dataHelp } from '../help.ts'
import { readWords } from '../options.ts'
import { createProgress, type Progress } from '../progress.ts'
import { StopError } from '../stop-error.ts'
import { prepareStateFolder, stateFolder } from '../workspace.ts'
import { describeFault } from './faults.ts'

const flags = {
  brand: { type: 'string' },
  chain: { type: 'string' },
  kind: { type: 'string' },
  'skip-invalid': { type: 'boolean' },
  to: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean' },
} as const

const tasks = ['import', 'check', 'export', 'schema'] as const
type Task = (typeof tasks)[number]

const isTask = (word: string): word is Task => (tasks as readonly string[]).includes(word)

type Asked = { readonly words: readonly string[]; readonly flags: Readonly<Record<string, string | boolean | undefined>> }

/** Whatever a person can mend ends as one message. */
async function stopping<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CommerceStartError || error instanceof DataError) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}

async function opened<T>(progress: Progress, work: (shop: ShopData) => Promise<T>): Promise<T> {
  await prepareStateFolder()
  const shop = await openShopData({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: stateFolder,
    onWait: progress.say,
  })
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}

const stepNames = {
  place: 'Placing what was checked before',
  read: 'Reading',
  fit: 'Comparing with the shop',
  write: 'Writing',
  search: 'Search documents',
  export: 'Writing',
  prices: 'Price histories',
} as const

const telling =
  (progress: Progress): FileReading['onProgress'] =>
  ({ step, done, total }) =>
    progress.part({ step: stepNames[step], done, total })

/** The files in the order in which they stand on each other, and whose they are. */
async function filesOf(task: Task, { words, flags: given }: Asked) {
  if (words.length === 0) throw new StopError(`Name the files: vidda data ${task} FILE… See vidda data --help.`, 2)
  const kind = typeof given['kind'] === 'string' ? given['kind'] : undefined
  const files = await Promise.all(words.map((path) => dataFile(path, kind)))
  return {
    files: files.toSorted((a, b) => kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind)),
    chainId: await chainOf(given),
  }
}

const nameOf = ({ path, kind }: DataFile) => `${path} (${kind})`

const readingBy = (progress: Progress, { path }: DataFile, chainId: number): FileReading => ({
  chainId,
  onFault(fault) {
    progress.clear()
    console.error(describeFault(path, fault))
  },
  onProgress: telling(progress),
})

async function checkFiles(asked: Asked, progress: Progress): Promise<void> {
  const { files, chainId } = await filesOf('check', asked)
  let broken = 0
  await opened(progress, (shop) =>
    shop.check(async (check) => {
      for (const file of files) {
        const { read, faulty } = await progress.step(nameOf(file), () => check(file, readingBy(progress, file, chainId)))
        broken += faulty
        progress.say(`    ${read} records, ${faulty} with faults, nothing was written, as asked`)
      }
    }),
  )
  if (broken > 0) throw new StopError(`${broken} records have faults.`)
}

async function readFiles(asked: Asked, progress: Progress): Promise<void> {
  const { files, chainId } = await filesOf('import', asked)
  const mode = asked.flags['skip-invalid'] === true ? 'valid' : 'whole'
  let broken = 0
  await opened(progress, async (shop) => {
    for (const file of files) {
      const rejects = mode === 'valid' ? `${file.path}.rejects.${file.format}` : undefined
      const { read, faulty, written } = await progress.step(nameOf(file), () =>
        shop.import(file, { ...readingBy(progress, file, chainId), mode, rejects }),
      )
      broken += faulty
      const others = rejects && faulty > 0 ? `; the others are in ${rejects}` : ''
      progress.say(`    ${read} records, ${faulty} with faults, ${written} written${others}`)
      // What follows builds on this file.
      if (mode === 'whole' && faulty > 0) break
    }
    await progress.step(stepNames.prices, () => shop.finish(chainId, telling(progress)))
  })
  if (broken > 0)
    throw new StopError(
      mode === 'whole'
        ? 'Nothing of that file was written: mend the lines above, or use --skip-invalid.'
        : `${broken} records have faults.`,
    )
}

async function writeFiles({ words, flags: given }: Asked, progress: Progress): Promise<void> {
  const unknown = words.filter((word) => !(kindNames as readonly string[]).includes(word))
  if (unknown.length > 0) throw new StopError(`"${unknown[0]}" is no kind of data. Kinds: ${kindNames.join(', ')}.`, 2)
  const format = given['format'] ?? 'ndjson'
  if (format !== 'ndjson' && format !== 'csv') throw new StopError(`--format is "${String(format)}", expected ndjson or csv.`, 2)
  const chainId = await chainOf(given)
  const kinds = kindNames.filter((kind) => words.length === 0 || words.includes(kind))
  await opened(progress, async (shop) => {
    for (const kind of kinds) {
      const path = join(typeof given['to'] === 'string' ? given['to'] : '.', `${kind}.${format satisfies DataFormat}`)
      const count = await progress.step(path, () => shop.export(kind, { chainId, format, path, onProgress: telling(progress) }))
      progress.say(`    ${count} records`)
    }
  })
}

function tellSchema([kind]: readonly string[]): void {
  if (kind === undefined) console.log(kindNames.join('\n'))
  else console.log(JSON.stringify(dataSchema(kind), null, 2))
}

export async function data(args: readonly string[]): Promise<void> {
  const { flags: given, words } = readWords('data', args, flags)
  const [task = '', ...rest] = words
  if (given['help'] === true) return console.log(dataHelp)
  if (!isTask(task)) throw new StopError(`vidda data has no task "${task}". Tasks: ${tasks.join(', ')}. See vidda data --help.`, 2)
  const asked = { words: rest, flags: given }
  const progress = createProgress()
  await stopping(async () => {
    if (task === 'schema') tellSchema(rest)
    else if (task === 'export') await writeFiles(asked, progress)
    else if (task === 'check') await checkFiles(asked, progress)
    else await readFiles(asked, progress)
  })
}
