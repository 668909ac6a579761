import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  dataFile,
  dataSchema,
  kindNames,
  RefusedRecords,
  UnreadableFile,
  type Changes,
  type DataFile,
  type DataFormat,
  type FileReading,
  type IntakeOptions,
  type Since,
} from '@vidda/commerce/data'
import { osloMidnight } from '@vidda/domain/price'
import { chainOf, tenantsOf } from '../chain.ts'
import { readWords } from '../options.ts'
import { createProgress, type Progress } from '../progress.ts'
import { StopError } from '../stop-error.ts'
import { FaultReport } from './faults.ts'
import type { Extras } from '../extras.ts'
import { stopping, withShopData } from './open.ts'
import { typed } from '../where.ts'

const flags = {
  brand: { type: 'string' },
  chain: { type: 'string' },
  kind: { type: 'string' },
  'skip-invalid': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'allow-host': { type: 'string' },
  'refresh-pictures': { type: 'boolean' },
  to: { type: 'string' },
  format: { type: 'string' },
  since: { type: 'string' },
} as const

const tasks = ['import', 'check', 'export', 'schema'] as const
type Task = (typeof tasks)[number]

const isTask = (word: string): word is Task => (tasks as readonly string[]).includes(word)

type Asked = {
  readonly words: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
  readonly extras: Extras
}

/** What shows of a theme where a picture is transparent; brands of one chain share its pictures, so that the first one's is taken. */
async function groundOf(chainId: number): Promise<string | undefined> {
  const [tenant] = await tenantsOf(chainId)
  return tenant?.colors.surface
}

/** How pictures are taken in, by the operator's word. */
const intakeOf = async ({ flags: given }: Asked, chainId: number): Promise<IntakeOptions> => ({
  ground: await groundOf(chainId),
  allowedHosts: typeof given['allow-host'] === 'string' ? given['allow-host'].split(',').map((host) => host.trim()) : [],
  refresh: given['refresh-pictures'] === true,
})

const stepNames = {
  place: 'Placing what was checked before',
  read: 'Reading',
  pictures: 'Pictures',
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
  if (words.length === 0) throw new StopError(`Name the files: ${typed} data ${task} FILE… See ${typed} data --help.`, 2)
  const kind = typeof given['kind'] === 'string' ? given['kind'] : undefined
  const files = await Promise.all(words.map((path) => dataFile(path, kind)))
  return {
    files: files.toSorted((a, b) => kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind)),
    chainId: await chainOf(given),
  }
}

const nameOf = ({ path, kind }: DataFile) => `${path} (${kind})`

/** Runs a step on a file, and tells by cause what is wrong with it. */
async function reporting<T>(progress: Progress, file: DataFile, chainId: number, work: (reading: FileReading) => Promise<T>): Promise<T> {
  const report = new FaultReport(file)
  const result = await progress.step(nameOf(file), () =>
    work({ chainId, onFault: (fault) => report.add(fault), onProgress: telling(progress) }),
  )
  for (const line of report.lines()) console.error(line)
  return result
}

type Counts = { readonly faulty: number; readonly following: number }

/** `3 with faults`, and how many others go with them. */
const faultWords = ({ faulty, following }: Counts) =>
  `${faulty - following} with faults${following > 0 ? `, ${following} that refer to such` : ''}`

/** What is in the shop alone is not known while there are records that cannot be read. */
const changeWords = ({ added, changed, unchanged, removed, absent }: Changes, isWhole: boolean) =>
  [
    `${added} new, ${changed} changed, ${unchanged} unchanged`,
    ...(removed > 0 ? [`${removed} taken out`] : []),
    ...(isWhole ? [`${absent} gone from the file (they stay in the shop)`] : []),
  ].join(', ')

async function checkFiles(task: Task, asked: Asked, progress: Progress): Promise<void> {
  const { files, chainId } = await filesOf(task, asked)
  let [broken, unreadable] = [0, 0]
  await withShopData({ progress, extras: asked.extras, intake: await intakeOf(asked, chainId) }, (shop) =>
    shop.check(async (check) => {
      for (const file of files) {
        const checked = await reporting(progress, file, chainId, (reading) => check(file, reading)).catch(unreadableFile)
        if (!checked) {
          unreadable += 1
          continue
        }
        broken += checked.faulty - checked.following
        progress.say(`    ${checked.read} records, ${faultWords(checked)}, nothing was written, as asked`)
        progress.say(`    ${changeWords(checked.changes, checked.faulty === 0)}`)
      }
    }),
  )
  if (broken + unreadable > 0) throw new StopError(brokenWords(broken, unreadable))
}

/** A file that cannot be read is told, and those after it are checked all the same. */
function unreadableFile(error: unknown): null {
  if (!(error instanceof UnreadableFile)) throw error
  console.error(error.message)
  return null
}

const brokenWords = (records: number, files: number) =>
  [
    ...(files > 0 ? [`${files} ${files === 1 ? 'file' : 'files'} cannot be read`] : []),
    ...(records > 0 ? [`${records} records have faults`] : []),
  ]
    .join(', ')
    .concat('.')

async function readFiles(asked: Asked, progress: Progress): Promise<void> {
  const { files, chainId } = await filesOf('import', asked)
  const mode = asked.flags['skip-invalid'] === true ? 'valid' : 'whole'
  const refused = new RefusedRecords()
  let broken = 0
  await withShopData({ progress, extras: asked.extras, intake: await intakeOf(asked, chainId) }, async (shop) => {
    for (const file of files) {
      const rejects = mode === 'valid' ? `${file.path}.rejects.${file.format}` : undefined
      const imported = await reporting(progress, file, chainId, (reading) => shop.import(file, { ...reading, mode, rejects, refused }))
      const { read, faulty, following, written } = imported
      broken += faulty - following
      const others = rejects && faulty > 0 ? `; the others are in ${rejects}` : ''
      progress.say(`    ${read} records, ${faultWords(imported)}, ${written} written${others}`)
      // What follows builds on this file.
      if (mode === 'whole' && faulty > 0) break
    }
    await progress.step(stepNames.prices, () => shop.finish(chainId, telling(progress)))
    for (const note of await shop.notes(await tenantsOf(chainId))) progress.say(`    ${note}`)
  })
  if (broken > 0)
    throw new StopError(
      mode === 'whole'
        ? 'Nothing of that file was written: mend the lines above, or use --skip-invalid.'
        : `${broken} records have faults.`,
    )
}

/** Where files of an export go, and how they are written. */
async function placeOf(given: Asked['flags']): Promise<{ readonly format: DataFormat; readonly folder: string }> {
  const format = given['format'] ?? 'ndjson'
  if (format !== 'ndjson' && format !== 'csv') throw new StopError(`--format is "${String(format)}", expected ndjson or csv.`, 2)
  const folder = typeof given['to'] === 'string' ? given['to'] : '.'
  if (!(await stat(folder).catch(() => null))?.isDirectory())
    throw new StopError(`--to is "${folder}", where no folder is. Make it, or name another.`, 2)
  return { format, folder }
}

const day = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** A date begins at midnight in Norway. */
function sinceOf(text: string | boolean | undefined): Since {
  if (typeof text !== 'string') return undefined
  if (!/^\d{4}-/.test(text)) return { cursor: text }
  const time = new Date(text)
  const isTime = (day.test(text) || instant.test(text)) && !Number.isNaN(time.getTime())
  if (isTime) return { time: day.test(text) ? osloMidnight(text) : time }
  throw new StopError(`--since is "${text}", expected a date as 2026-01-31, a time as 2026-01-31T08:00:00Z, or what an export has told.`, 2)
}

const ordersName = 'orders'

async function writeOrders({ words, flags: given, extras }: Asked, progress: Progress): Promise<void> {
  if (words.length > 1) throw new StopError(`"${ordersName}" is written alone, without "${words.find((word) => word !== ordersName)}".`, 2)
  const { format, folder } = await placeOf(given)
  const since = sinceOf(given['since'])
  const chainId = await chainOf(given)
  const path = join(folder, `${ordersName}.${format}`)
  await withShopData({ progress, extras }, async (shop) => {
    const { purchases, next } = await progress.step(path, () =>
      shop.exportPurchases({ chainId, since, format, path, onProgress: telling(progress) }),
    )
    progress.say(`    ${purchases} orders and reservations; what comes after them: --since ${next}`)
  })
}

async function writeFiles(asked: Asked, progress: Progress): Promise<void> {
  const { words, flags: given, extras } = asked
  if (words.includes(ordersName)) return writeOrders(asked, progress)
  if (given['since'] !== undefined) throw new StopError(`--since is for "${ordersName}" alone. See ${typed} data --help.`, 2)
  const unknown = words.filter((word) => !(kindNames as readonly string[]).includes(word))
  if (unknown.length > 0) throw new StopError(`"${unknown[0]}" is no kind of data. Kinds: ${kindNames.join(', ')}, ${ordersName}.`, 2)
  const { format, folder } = await placeOf(given)
  const chainId = await chainOf(given)
  const kinds = kindNames.filter((kind) => words.length === 0 || words.includes(kind))
  await withShopData({ progress, extras }, async (shop) => {
    for (const kind of kinds) {
      const path = join(folder, `${kind}.${format}`)
      const { records, pictures } = await progress.step(path, () =>
        shop.export(kind, { chainId, format, path, onProgress: telling(progress) }),
      )
      const beside =
        pictures > 0 ? `, ${pictures === 1 ? '1 picture' : `${pictures} pictures`} beside them in ${join(folder, 'pictures')}` : ''
      progress.say(`    ${records} records${beside}`)
    }
  })
}

function tellSchema([kind]: readonly string[]): void {
  if (kind === undefined) console.log(kindNames.join('\n'))
  else console.log(JSON.stringify(dataSchema(kind), null, 2))
}

export async function data(args: readonly string[], extras: Extras): Promise<void> {
  const { flags: given, words } = readWords('data', args, flags)
  const [task = '', ...rest] = words
  if (!isTask(task)) throw new StopError(`vidda data has no task "${task}". Tasks: ${tasks.join(', ')}. See ${typed} data --help.`, 2)
  const asked = { words: rest, flags: given, extras }
  const progress = createProgress()
  await stopping(async () => {
    if (task === 'schema') tellSchema(rest)
    else if (task === 'export') await writeFiles(asked, progress)
    else if (task === 'check' || given['dry-run'] === true) await checkFiles(task, asked, progress)
    else await readFiles(asked, progress)
  })
}
