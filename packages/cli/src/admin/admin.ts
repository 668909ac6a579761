import { CommerceStartError } from '@vidda/commerce'
import { openAdmin, type Admin } from '@vidda/commerce/admin'
import { chainOf } from '../chain.ts'
import { adminHelp } from '../help.ts'
import { readWords } from '../options.ts'
import { StopError } from '../stop-error.ts'
import { table } from '../start/table.ts'
import { prepareStateFolder, stateFolder } from '../workspace.ts'

const flags = { brand: { type: 'string' }, chain: { type: 'string' }, help: { type: 'boolean' } } as const

const largestId = 2 ** 31 - 1

function idOf(word = ''): number {
  const id = /^\d+$/.test(word) ? Number(word) : 0
  if (id >= 1 && id <= largestId) return id
  throw new StopError(`The id is "${word}", expected a whole number above 0. See vidda admin --help.`, 2)
}

const missing = (what: string) => new StopError(`There is no such ${what} in this chain.`)

async function settle(shop: Admin, word: string | undefined, to: 'collected' | 'cancelled'): Promise<void> {
  const state = await shop.settle(idOf(word), to)
  if (state === null) throw missing('reservation')
  if (state !== to) throw new StopError(`The reservation ${word} is ${state} already, and stays so.`)
}

const tasks: Readonly<Record<string, (shop: Admin, word: string | undefined) => Promise<string>>> = {
  async reviews(shop) {
    const rows = await shop.waitingReviews()
    if (rows.length === 0) return 'No review waits to be approved.'
    return table(
      ['Id', 'Article', 'Rating', 'Customer', 'Review'],
      rows.map((row) => [String(row.id), row.article, String(row.rating), row.customer, row.content]),
    )
  },
  async approve(shop, word) {
    const article = await shop.approveReview(idOf(word))
    if (article === null) throw missing('review')
    return `The review of ${article} is shown from now on.`
  },
  async campaigns(shop) {
    const rows = await shop.campaigns()
    return table(
      ['Id', 'Name', 'From', 'To'],
      rows.map((row) => [String(row.id), row.name, row.starts.toISOString(), row.ends.toISOString()]),
    )
  },
  async 'end-campaign'(shop, word) {
    const name = await shop.endCampaign(idOf(word))
    if (name === null) throw missing('campaign')
    return `The campaign “${name}” has ended.`
  },
  async order(shop, word) {
    const found = await shop.order(word ?? '')
    if (!found) throw missing('order or reservation')
    return JSON.stringify(found, null, 2)
  },
  async collected(shop, word) {
    await settle(shop, word, 'collected')
    return `The reservation ${word} is collected.`
  },
  async cancel(shop, word) {
    await settle(shop, word, 'cancelled')
    return `The reservation ${word} is cancelled, and its goods are back in the shop.`
  },
}

export async function admin(args: readonly string[]): Promise<void> {
  const { flags: given, words } = readWords('admin', args, flags)
  if (given['help'] === true) return console.log(adminHelp)
  const [name = '', word] = words
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task) throw new StopError(`vidda admin has no task "${name}". Tasks: ${Object.keys(tasks).join(', ')}. See vidda admin --help.`, 2)
  const chainId = await chainOf(given)
  await prepareStateFolder()
  try {
    const opened = await openAdmin({ databaseUrl: process.env['DATABASE_URL'] || undefined, dataDir: stateFolder, chainId })
    try {
      console.log(await task(opened, word))
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (error instanceof CommerceStartError) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}
