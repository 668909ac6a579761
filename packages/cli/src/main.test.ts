import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vidda, viddaAlone } from './testing/vidda.ts'

describe('vidda', () => {
  it.each([[[]], [['--help']], [['help']]])('%j tells its commands', async (args) => {
    const { status, out } = await vidda(args)
    expect(status).toBe(0)
    for (const command of ['start', 'dev', 'studio', 'build', 'upgrade', 'data', 'demo', 'admin'])
      expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'))
  })

  it.each([
    ['start', '--brand NAME'],
    ['dev', '--brand NAME'],
    ['studio', '--brand NAME'],
    ['build', '--brand NAME'],
    ['brand', '--color'],
    ['doctor', '--json'],
    ['upgrade', '--from VERSION'],
    ['data', '--brand NAME'],
    ['demo', '--articles N'],
    ['admin', '--brand NAME'],
  ])('%s --help tells its options and does nothing', async (command, option) => {
    const { status, out, errors } = await vidda([command, '--help'])
    expect([status, errors]).toEqual([0, ''])
    expect(out).toMatch(new RegExp(`^pnpm vidda ${command}: `))
    expect(out).toContain(option)
  })

  it.each(['stop', 'constructor'])('refuses %s in one line with the commands that there are', async (command) => {
    expect(await vidda([command])).toEqual({
      status: 2,
      out: '',
      errors: `vidda has no command "${command}". Commands: start, build, brand, doctor, upgrade, data, admin, dev, studio, demo. See pnpm vidda --help.\n`,
    })
  })

  it.each(['start', 'dev', 'studio'])('%s tells every fault of the environment before anything is made', async (command) => {
    const faults = { LOG_LEVEL: 'loud', ATTEMPTS_PER_ACCOUNT: 'none', DRAIN_MS: 'soon', SMTP_URL: 'mail.example:25' }
    const { status, out, errors } = await vidda([command], faults)
    expect([
      status,
      out,
      errors
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ]).toEqual([1, '', Object.keys(faults)])
  })
})

describe('a command that is asked for wrongly', () => {
  let shop: Awaited<ReturnType<typeof viddaAlone>>

  beforeAll(async () => {
    shop = await viddaAlone()
  })

  afterAll(() => shop.remove())

  it.each([
    [['start', '--nonsense'], "Unknown option '--nonsense'. See pnpm vidda start --help.\n"],
    [['start', '--port', 'x'], '--port is "x", expected a whole number from 1 to 65000.\n'],
    [['start', '--articles', '5'], '--articles is "5", expected a whole number from 100 to 100000.\n'],
    [['doctor', '--brand', 'vinter'], 'There is no brand "vinter". Brands: knott, so, tinden, vidje.\n'],
    [['upgrade', '--from', 'v1'], '--from is "v1", expected a version such as "0.1.0".\n'],
    [['upgrade', '--brand', 'vinter'], 'There is no brand "vinter". Brands: knott, so, tinden, vidje.\n'],
    [['upgrade', '--folder', 'docs'], '--folder is "docs", where no brand.json is. Name the folder of a brand.\n'],
    [['brand', 'rename'], 'brand rename is not known: say new, list or remove. See pnpm vidda brand --help.\n'],
    [
      ['brand', 'new', 'Stor'],
      'The brand\'s name is "Stor", expected lower-case letters, digits and hyphens, as in pnpm vidda brand new fjell.\n',
    ],
    [['brand', 'remove', 'vinter'], 'There is no brand "vinter". Brands: knott, so, tinden, vidje.\n'],
    [['data', 'empty'], 'vidda data has no task "empty". Tasks: import, check, export, schema. See pnpm vidda data --help.\n'],
    [['data', 'import'], 'Name the files: pnpm vidda data import FILE… See pnpm vidda data --help.\n'],
    [['data', 'export', '--format', 'xml'], '--format is "xml", expected ndjson or csv.\n'],
    [['data', 'export', '--chain', '1', '--to', '/nowhere'], '--to is "/nowhere", where no folder is. Make it, or name another.\n'],
    [
      ['admin', 'sell'],
      'vidda admin has no task "sell". Tasks: reviews, approve, reject, review, reply, campaigns, end-campaign, order, collected, reservations, picklist, webhooks, resend, release, capture, refund, cancel-order, close-complaint, cancel. See pnpm vidda admin --help.\n',
    ],
    [
      ['admin', 'reviews', '--status', 'new', '--chain', '1'],
      '--status is "new", expected waiting, approved, rejected or all. See pnpm vidda admin --help.\n',
    ],
    [['admin', 'approve', 'x', '--chain', '1'], 'The id is "x", expected a whole number above 0. See pnpm vidda admin --help.\n'],
  ])('%j is refused before anything is made', async (args, errors) => {
    expect(await shop.runUnnamed(...args)).toEqual({ status: 2, out: '', errors })
  })
})
