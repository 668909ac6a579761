import { describe, expect, it } from 'vitest'
import { readWebhooks } from './settings.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const other = `whsec_${Buffer.alloc(24, 8).toString('base64')}`
const url = 'https://erp.example.no/orders'

function read(env: Readonly<Record<string, string>>) {
  const faults: string[] = []
  const settings = readWebhooks(env, [{ id: 'first' }, { id: 'fritid-nord' }], (fault) => faults.push(fault))
  return { settings, faults }
}

const named = (changes: Readonly<Record<string, string>>) =>
  read({ VIDDA_FIRST_WEBHOOK_URL: url, VIDDA_FIRST_WEBHOOK_SECRET: secret, ...changes })

describe('the settings of webhooks', () => {
  it('[R10.111] are an address and a secret for each brand, or two secrets', () => {
    const { settings, faults } = read({
      VIDDA_FIRST_WEBHOOK_URL: url,
      VIDDA_FIRST_WEBHOOK_SECRET: secret,
      VIDDA_FRITID_NORD_WEBHOOK_URL: url,
      VIDDA_FRITID_NORD_WEBHOOK_SECRET: `${other} ${secret}`,
      WEBHOOK_HOURS: '48',
    })
    expect(faults).toEqual([])
    expect(Object.entries(settings.endpoints).map(([id, one]) => [id, one.url.href, one.secrets.map(({ length }) => length)])).toEqual([
      ['first', url, [32]],
      ['fritid-nord', url, [24, 32]],
    ])
    expect(settings.longest).toBe(48 * 3_600_000)
  })

  it('are none where nothing is named', () => {
    expect(read({})).toMatchObject({ faults: [], settings: { endpoints: {}, longest: 24 * 3_600_000 } })
  })

  it.each([
    [{ VIDDA_FIRST_WEBHOOK_SECRET: '' }, 'VIDDA_FIRST_WEBHOOK_SECRET is missing'],
    [{ VIDDA_FIRST_WEBHOOK_URL: '' }, 'VIDDA_FIRST_WEBHOOK_URL is missing'],
    [
      { VIDDA_FIRST_WEBHOOK_SECRET: 'a-secret-that-somebody-has-typed' },
      'VIDDA_FIRST_WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes',
    ],
    [{ VIDDA_FIRST_WEBHOOK_SECRET: `whsec_${Buffer.alloc(20).toString('base64')}` }, 'VIDDA_FIRST_WEBHOOK_SECRET must be whsec_'],
    [{ VIDDA_FIRST_WEBHOOK_SECRET: `${secret} ${other} ${secret}` }, 'VIDDA_FIRST_WEBHOOK_SECRET holds 3 secrets'],
    [{ VIDDA_FIRST_WEBHOOK_URL: 'https://user:password@erp.example.no' }, 'without a user and a password'],
    [{ VIDDA_FIRST_WEBHOOK_URL: 'ftp://erp.example.no' }, 'VIDDA_FIRST_WEBHOOK_URL must be an address that starts with https://.'],
    [{ WEBHOOK_HOURS: '0.5' }, 'WEBHOOK_HOURS is "0.5"'],
  ])('are refused with what is wrong, and without the secret: %j', (changes, fault) => {
    const { faults } = named(changes)
    expect(faults).toEqual([expect.stringContaining(fault)])
    expect(faults.join()).not.toContain(Buffer.alloc(32, 7).toString('base64'))
  })

  it('[R10.114] take plain http for hosts that the operator has named, and never in production', () => {
    const plain = { VIDDA_FIRST_WEBHOOK_URL: 'http://127.0.0.1:9000/orders' }
    expect(named(plain).faults).toEqual([expect.stringMatching(/must be an address that starts with https:\/\/ \(http:\/\/ for a host/)])
    expect(named({ ...plain, WEBHOOK_ALLOW_HOSTS: '127.0.0.1, erp.internal' }).faults).toEqual([])
    expect(named({ ...plain, WEBHOOK_ALLOW_HOSTS: '127.0.0.1', NODE_ENV: 'production' }).faults).toEqual([
      'VIDDA_FIRST_WEBHOOK_URL must be an address that starts with https://.',
    ])
    const inside = { VIDDA_FIRST_WEBHOOK_URL: 'https://erp.internal', WEBHOOK_ALLOW_HOSTS: 'ERP.internal', NODE_ENV: 'production' }
    expect(named(inside)).toMatchObject({ faults: [], settings: { allowedHosts: ['erp.internal'] } })
  })
})
