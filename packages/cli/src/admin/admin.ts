import { userInfo } from 'node:os'
import { CommerceStartError } from '@vidda/commerce'
import { openAdmin, type Admin } from '@vidda/commerce/admin'
import { chainOf } from '../chain.ts'
import { readWords } from '../options.ts'
import { StopError } from '../stop-error.ts'
import { table } from '../start/table.ts'
import { prepareStateFolder, stateFolder } from '../workspace.ts'

const flags = { brand: { type: 'string' }, chain: { type: 'string' }, by: { type: 'string' } } as const

const largestId = 2 ** 31 - 1

function idOf(word = ''): number {
  const id = /^\d+$/.test(word) ? Number(word) : 0
  if (id >= 1 && id <= largestId) return id
  throw new StopError(`The id is "${word}", expected a whole number above 0. See pnpm vidda admin --help.`, 2)
}

const missing = (what: string) => new StopError(`There is no such ${what} in this chain.`)

/** `by` is who does it. */
type Task = (shop: Admin, by: string) => Promise<string>

function settle(word: string | undefined, to: 'collected' | 'cancelled' | 'released', done: string): Task {
  const id = idOf(word)
  const wanted = to === 'released' ? 'cancelled' : to
  return async (shop, by) => {
    const state = await shop.settle(id, to, by)
    if (state === null) throw missing('reservation')
    if (state !== wanted) throw new StopError(`The reservation ${id} is ${state} already, and stays so.`)
    return `The reservation ${id} is ${done}`
  }
}

const reviews: Task = async (shop) => {
  const rows = await shop.waitingReviews()
  if (rows.length === 0) return 'No review waits to be approved.'
  return table(
    ['Id', 'Article', 'Rating', 'Customer', 'Review'],
    rows.map((row) => [String(row.id), row.article, String(row.rating), row.customer, row.content]),
  )
}

const campaigns: Task = async (shop) => {
  const rows = await shop.campaigns()
  return table(
    ['Id', 'Name', 'From', 'To'],
    rows.map((row) => [String(row.id), row.name, row.starts.toISOString(), row.ends.toISOString()]),
  )
}

/** What stands behind a task's name is read before the database is opened. */
const tasks: Readonly<Record<string, (word: string | undefined) => Task>> = {
  reviews: () => reviews,
  approve(word) {
    const id = idOf(word)
    return async (shop) => {
      const article = await shop.approveReview(id)
      if (article === null) throw missing('review')
      return `The review of ${article} is shown from now on.`
    }
  },
  reject(word) {
    const id = idOf(word)
    return async (shop) => {
      const article = await shop.rejectReview(id)
      if (article === null) throw missing('review')
      return `The review of ${article} is not shown, and waits no more.`
    }
  },
  campaigns: () => campaigns,
  'end-campaign'(word) {
    const id = idOf(word)
    return async (shop) => {
      const name = await shop.endCampaign(id)
      if (name === null) throw missing('campaign')
      return `The campaign “${name}” has ended.`
    }
  },
  order(word) {
    if (!word) throw new StopError('Name the order: pnpm vidda admin order ID or TOKEN. See pnpm vidda admin --help.', 2)
    return async (shop) => {
      const found = await shop.order(word)
      if (!found) throw missing('order or reservation')
      return JSON.stringify(found, null, 2)
    }
  },
  collected: (word) => settle(word, 'collected', 'collected.'),
  reservations: (word) => async (shop) => {
    const rows = await shop.openReservations(word)
    if (rows.length === 0) return 'No reservation is open.'
    return table(
      ['Id', 'Made', 'Units', 'Shop', 'Name', 'Phone', 'E-mail'],
      rows.map((row) => [String(row.id), row.created.toISOString(), String(row.units), row.shop, row.name, row.phone, row.email]),
    )
  },
  release: (word) => settle(word, 'released', 'released: its goods are back in the shop, and the customer hears of it by mail.'),
  cancel: (word) => settle(word, 'cancelled', 'cancelled, and its goods are back in the shop.'),
}

export async function admin(args: readonly string[]): Promise<void> {
  const { flags: given, words } = readWords('admin', args, flags)
  const [name = '', word] = words
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task)
    throw new StopError(`vidda admin has no task "${name}". Tasks: ${Object.keys(tasks).join(', ')}. See pnpm vidda admin --help.`, 2)
  const work = task(word)
  const chainId = await chainOf(given)
  await prepareStateFolder()
  try {
    const opened = await openAdmin({
      databaseUrl: process.env['DATABASE_URL'] || undefined,
      dataDir: stateFolder,
      chainId,
      onWait: console.log,
    })
    try {
      console.log(await work(opened, typeof given['by'] === 'string' ? given['by'] : userInfo().username))
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (error instanceof CommerceStartError) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}
