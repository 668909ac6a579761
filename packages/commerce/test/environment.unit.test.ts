import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../src/environment.ts'
import { tenants } from './kit/tenants.ts'

const folder = mkdtempSync(join(tmpdir(), 'vidda-environment-'))
const write = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const good = { TENANTS_FILE: write('tenants.json', JSON.stringify(tenants)), VIDDA_SECRET: 'thirty-two letters or more of it!' }

afterAll(() => rmSync(folder, { recursive: true }))

describe('readEnvironment', () => {
  it('has defaults for what may be left out', () => {
    expect(readEnvironment(good)).toMatchObject({
      databaseUrl: undefined,
      dataDir: '.vidda',
      host: '127.0.0.1',
      port: 4000,
      tenants,
      pictures: undefined,
      attempts: { account: 10, address: 100, minutes: 15 },
    })
    expect(readEnvironment({ ...good, PICTURES: './pictures.js' })).toMatchObject({ pictures: './pictures.js' })
    const { attempts } = readEnvironment({ ...good, ATTEMPTS_PER_ACCOUNT: '3', ATTEMPTS_PER_ADDRESS: '7' })
    expect(attempts).toEqual({ account: 3, address: 7, minutes: 15 })
  })

  it('lists every fault at once', () => {
    const faults = {
      DATABASE_URL: 'mysql://x',
      PORT: 'http',
      LOG_LEVEL: 'loud',
      VIDDA_SECRET: 'short',
      DRAIN_MS: 'soon',
      RESERVATIONS_PER_MINUTE: '0',
      ATTEMPTS_PER_ACCOUNT: 'none',
      ATTEMPTS_PER_ADDRESS: '-1',
      TRUSTED_PROXIES: '203.0.113.0/24, 203.0.113.0/33',
      TRUSTED_PROXY_HOPS: 'many',
    }
    const read = () => readEnvironment(faults)
    for (const name of [...Object.keys(faults), 'TENANTS_FILE']) expect(read).toThrow(name)
  })

  it.each([
    ['', 'is missing'],
    ['x', 'is too short: it has 1 characters, and needs 32 or more'],
    ['thirty-one characters are few..', 'is too short: it has 31'],
    ['change me '.repeat(4), 'is one piece of text repeated'],
    ['a'.repeat(31).concat('b'), 'has only 2 different characters'],
  ])('refuses the secret %j, and says how a good one is made', (secret, fault) => {
    expect(() => readEnvironment({ ...good, VIDDA_SECRET: secret })).toThrow(`VIDDA_SECRET ${fault}`)
    expect(() => readEnvironment({ ...good, VIDDA_SECRET: secret })).toThrow('openssl rand -hex 32')
  })

  it('refuses two tenants of one id, and names both', () => {
    const [first, second] = tenants
    const file = write('twice.json', JSON.stringify([first, second, { ...first, name: 'Kopien', chainId: 2 }]))
    expect(() => readEnvironment({ ...good, TENANTS_FILE: file })).toThrow(
      `TENANTS_FILE ${file}: /0 (Kjede 1) and /2 (Kopien) have the same id "first"; give each its own.`,
    )
  })

  it('reads the stock feed’s token of a brand, and refuses a short one', () => {
    expect(readEnvironment({ ...good, VIDDA_FIRST_STOCK_TOKEN: 'long-enough-to-be-a-token' }).stockTokens).toEqual({
      first: 'long-enough-to-be-a-token',
    })
    expect(() => readEnvironment({ ...good, VIDDA_SECOND_STOCK_TOKEN: 'short' })).toThrow(/VIDDA_SECOND_STOCK_TOKEN is too short/)
  })

  it('[R10.94] reads the order feed’s token of a brand, and refuses a short one and one that opens a stock feed', () => {
    const [one, other] = ['long-enough-to-be-a-token', 'another-that-is-long-enough']
    expect(readEnvironment({ ...good, VIDDA_FIRST_STOCK_TOKEN: one, VIDDA_FIRST_ORDER_TOKEN: other })).toMatchObject({
      stockTokens: { first: one },
      orderTokens: { first: other },
    })
    expect(() => readEnvironment({ ...good, VIDDA_SECOND_ORDER_TOKEN: 'short' })).toThrow(/VIDDA_SECOND_ORDER_TOKEN is too short/)
    expect(() => readEnvironment({ ...good, VIDDA_FIRST_STOCK_TOKEN: one, VIDDA_SECOND_ORDER_TOKEN: one })).toThrow(
      'The order feed of second has the token of a stock feed; give it one of its own.',
    )
  })

  it('takes the tenants of several files together', () => {
    const [one, other] = tenants.map((tenant) => write(`${tenant.id}.json`, JSON.stringify([tenant])))
    expect(readEnvironment({ ...good, TENANTS_FILE: `${one}, ${other}` }).tenants).toEqual(tenants.slice(0, 2))
    expect(() => readEnvironment({ ...good, TENANTS_FILE: `${one},${one}` })).toThrow('have the same id')
  })

  it('says what is wrong inside the tenants file', () => {
    const file = write('wrong.json', JSON.stringify([{ ...tenants[0], chainId: 'one' }]))
    expect(() => readEnvironment({ ...good, TENANTS_FILE: file })).toThrow(/\/0\/chainId must be integer/)
    expect(() => readEnvironment({ ...good, TENANTS_FILE: join(folder, 'none.json') })).toThrow(/cannot be read/)
    expect(() => readEnvironment({ ...good, TENANTS_FILE: `${good.TENANTS_FILE},${file}` })).toThrow(/\/0\/chainId must be integer/)
  })
})
