import { rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { CommerceStartError } from '@vidda/commerce'
import { openAdmin, OperationRefused, UnknownShop, type Admin } from '@vidda/commerce/admin'
import { chainOf, tenantsOf } from '../chain.ts'
import { readWords } from '../options.ts'
import { StopError } from '../stop-error.ts'
import { table } from '../start/table.ts'
import { reviewList, reviewStatus } from './review-list.ts'
import { prepareStateFolder, stateFolder } from '../workspace.ts'
import { asTyped, typed } from '../where.ts'

const flags = {
  brand: { type: 'string' },
  chain: { type: 'string' },
  by: { type: 'string' },
  'no-restock': { type: 'boolean' },
  shop: { type: 'string' },
  status: { type: 'string' },
  to: { type: 'string' },
} as const

const largestId = 2 ** 31 - 1

const longestReply = 5000

function idOf(word = ''): number {
  const id = /^\d+$/.test(word) ? Number(word) : 0
  if (id >= 1 && id <= largestId) return id
  throw new StopError(`The id is "${word}", expected a whole number above 0. See ${typed} admin --help.`, 2)
}

const missing = (what: string) => new StopError(`There is no such ${what} in this chain.`)

type How = {
  /** Who does it. */
  readonly by: string
  /** Whether goods that came back are sold again. */
  readonly restock: boolean
  readonly shop: string | undefined
  /** The file to write; the terminal without one. */
  readonly to: string | undefined
  /** Whose shop it is. */
  readonly brand: string
}

type Given = ReturnType<typeof readWords>['flags']

type Task = (shop: Admin, how: How) => Promise<string>

function settle(word: string | undefined, to: 'collected' | 'cancelled' | 'released', done: string): Task {
  const id = idOf(word)
  const wanted = to === 'released' ? 'cancelled' : to
  return async (shop, { by }) => {
    const state = await shop.settle(id, to, by)
    if (state === null) throw missing('reservation')
    if (state !== wanted) throw new StopError(`The reservation ${id} is ${state} already, and stays so.`)
    return `The reservation ${id} is ${done}`
  }
}

const done = { capture: 'charged', refund: 'paid back', cancel: 'cancelled' } as const

/** `7090000000017=2` for each line; everything that is left where none is named. */
function wishOf(words: readonly string[]): Readonly<Record<string, number>> | null {
  const wishes = words.map((word) => {
    const [, ean, count] = /^(\d{1,20})=(\d{1,4})$/.exec(word) ?? []
    if (ean && Number(count) > 0) return [ean, Number(count)] as const
    throw new StopError(`"${word}" is no line of an order, expected EAN=COUNT. See ${typed} admin --help.`, 2)
  })
  return wishes.length === 0 ? null : Object.fromEntries(wishes)
}

function operate(kind: keyof typeof done, word: string | undefined, lines: readonly string[]): Task {
  const [id, wish] = [idOf(word), wishOf(lines)]
  return async (shop, { by, restock }) => {
    try {
      const operation = await shop.operate(id, kind, wish, by, restock)
      if (operation === null) throw missing('order')
      return `Of the order ${id}, ${operation.amount} øre are to be ${done[kind]}: the server that runs tells the provider.`
    } catch (error) {
      if (error instanceof OperationRefused) throw new StopError(error.message, 1, { cause: error })
      throw error
    }
  }
}

const campaigns: Task = async (shop) => {
  const rows = await shop.campaigns()
  return table(
    ['Id', 'Name', 'From', 'To'],
    rows.map((row) => [String(row.id), row.name, row.starts.toISOString(), row.ends.toISOString()]),
  )
}

/** Names and phone numbers are for who prints them alone. */
async function writePrivate(path: string, text: string): Promise<void> {
  await rm(path, { force: true })
  await writeFile(path, text, { mode: 0o600, flag: 'wx' })
}

const webhooks: Task = async (shop) => {
  const { lines, parked } = await shop.webhooks()
  if (lines.length === 0)
    return 'No endpoint of this chain has been told anything yet: the README of the commerce API’s webhooks tells how one is set.'
  const told = table(
    ['Brand', 'Waiting', 'Failures', 'Since', 'Next try', 'What was wrong last'],
    lines.map((line) => [
      line.tenantId,
      String(line.waiting),
      String(line.failures),
      line.failingSince?.toISOString() ?? '',
      line.failures > 0 ? line.nextAt.toISOString() : '',
      line.lastError ?? '',
    ]),
  )
  if (parked.length === 0) return `${told}\nNothing was left aside.`
  const aside = table(
    ['Id', 'Kind', 'Brand', 'Left aside', 'Again', 'What was wrong'],
    parked.map((one) => [String(one.id), one.kind, one.tenantId, one.parkedAt.toISOString(), one.again ? 'soon' : '', one.lastError]),
  )
  return `${told}\n\nLeft aside (${typed} admin resend [ID] sends it again):\n${aside}`
}

const picking: Task = async (chain, { shop, to, brand }) => {
  if (shop === undefined || shop.trim() === '')
    throw new StopError(`Whose pick list? Name a shop with --shop, by its name or id. See ${typed} admin --help.`, 2)
  try {
    const { html, purchases } = await chain.pickList(shop, brand)
    if (to === undefined) return html.trimEnd()
    await writePrivate(to, html)
    return `Wrote ${purchases} ${purchases === 1 ? 'order or reservation' : 'orders and reservations'} to ${to}: open it in a browser, and print it.`
  } catch (error) {
    if (error instanceof UnknownShop) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}

/** What stands behind a task's name is read before the database is opened. */
const tasks: Readonly<Record<string, (word: string | undefined, rest: readonly string[], given: Given) => Task>> = {
  reviews(_word, _rest, given) {
    const status = reviewStatus(given['status'])
    return async (shop) => reviewList(status, await shop.reviews(status))
  },
  approve(word) {
    const id = idOf(word)
    return async (shop, { by }) => {
      const article = await shop.approveReview(id, by)
      if (article === null) throw missing('review')
      return `The review of ${article} is shown from now on.`
    }
  },
  reject(word) {
    const id = idOf(word)
    return async (shop, { by }) => {
      const article = await shop.rejectReview(id, by)
      if (article === null) throw missing('review')
      return `The review of ${article} is not shown, and waits no more.`
    }
  },
  review(word) {
    const id = idOf(word)
    return async (shop) => {
      const found = await shop.review(id)
      if (!found) throw missing('review')
      return JSON.stringify(found, null, 2)
    }
  },
  reply(word, words) {
    const id = idOf(word)
    const text = words.join(' ').trim()
    if (text.length > longestReply) throw new StopError(`The reply has ${text.length} characters, expected ${longestReply} at most.`, 2)
    return async (shop, { by }) => {
      const article = await shop.replyToReview(id, text === '' ? null : text, by)
      if (article === null) throw missing('review')
      return text === '' ? `The review of ${article} has no reply any more.` : `The review of ${article} has this reply: “${text}”`
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
    if (!word) throw new StopError(`Name the order: ${typed} admin order ID or TOKEN. See ${typed} admin --help.`, 2)
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
  picklist: () => picking,
  webhooks: () => webhooks,
  resend(word) {
    const id = word === undefined ? null : idOf(word)
    return async (shop) => {
      const count = await shop.sendAgain(id)
      if (count === 0 && id !== null) throw missing('webhook left aside')
      return `${count} ${count === 1 ? 'message is' : 'messages are'} to be sent again, and the endpoints are asked now: by the server that runs.`
    }
  },
  release: (word) => settle(word, 'released', 'released: its goods are back in the shop, and the customer hears of it by mail.'),
  capture: (word, lines) => operate('capture', word, lines),
  refund: (word, lines) => operate('refund', word, lines),
  'cancel-order': (word) => operate('cancel', word, []),
  'close-complaint'(word) {
    const id = idOf(word)
    return async (shop, { by }) => {
      if (!(await shop.closeComplaint(id, by))) throw missing('complaint')
      return `The complaint ${id} is closed: its receipt says so, and its line can be complained about anew.`
    }
  },
  cancel: (word) => settle(word, 'cancelled', 'cancelled, and its goods are back in the shop.'),
}

/** What shoppers know the chain by: the brand that was named, or all that sell its goods. */
async function brandName(chainId: number, brand: string | boolean | undefined): Promise<string> {
  const tenants = await tenantsOf(chainId)
  const named = tenants.filter(({ id }) => id === brand)
  return (named.length > 0 ? named : tenants).map(({ name }) => name).join(' · ')
}

export async function admin(args: readonly string[]): Promise<void> {
  const { flags: given, words } = readWords('admin', args, flags)
  const [name = '', word, ...rest] = words
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task)
    throw new StopError(`vidda admin has no task "${name}". Tasks: ${Object.keys(tasks).join(', ')}. See ${typed} admin --help.`, 2)
  const work = task(word, rest, given)
  const chainId = await chainOf(given)
  await prepareStateFolder()
  try {
    const opened = await openAdmin({
      databaseUrl: process.env['DATABASE_URL'] || undefined,
      dataDir: stateFolder,
      chainId,
      onWait: console.log,
      onNote: (note) => console.log(asTyped(note)),
    })
    try {
      const by = typeof given['by'] === 'string' ? given['by'] : userInfo().username
      const [shop, to] = [given['shop'], given['to']].map((flag) => (typeof flag === 'string' ? flag : undefined))
      const brand = await brandName(chainId, given['brand'])
      console.log(await work(opened, { by, restock: given['no-restock'] !== true, shop, to, brand }))
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (error instanceof CommerceStartError) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}
