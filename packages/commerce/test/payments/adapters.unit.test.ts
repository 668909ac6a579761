import { describe, expect, it } from 'vitest'
import { CallbackTokens } from '../../src/features/payments/callback-tokens.ts'
import { readableOn } from '../../src/features/payments/colors.ts'
import { KlarnaService } from '../../src/features/payments/kco/adapter.ts'
import type { Answered, Outgoing } from '../../src/features/payments/outgoing.ts'
import { QliroService } from '../../src/features/payments/qliro/adapter.ts'
import { paymentNotes, readPayments } from '../../src/features/payments/settings.ts'
import { prepareSnippet } from '../../src/features/payments/snippet.ts'
import { isOverdue, nextRead } from '../../src/features/payments/sweep-times.ts'

/** A provider that answers 404, and what it was asked. */
function caught() {
  const asked: Outgoing[] = []
  const call = async (outgoing: Outgoing): Promise<Answered> => {
    asked.push(outgoing)
    return { status: 404, body: null, headers: new Headers() }
  }
  return { asked, call }
}

describe('what providers are sent', () => {
  it('Klarna gets the user and the password as basic authentication', async () => {
    const { asked, call } = caught()
    const account = { url: 'https://api.playground.kustom.co', username: 'PK12345', password: 'sharedsecret', timeout: 1 }
    expect((await new KlarnaService(account, call).read('a/b')).status).toBe('gone')
    expect(asked[0]?.headers['authorization']).toBe('Basic UEsxMjM0NTpzaGFyZWRzZWNyZXQ=')
    expect(asked[0]?.url).toBe('https://api.playground.kustom.co/checkout/v3/orders/a%2Fb')
  })

  it('Qliro gets the digest of the very bytes and the secret', async () => {
    const { asked, call } = caught()
    const service = new QliroService({ url: 'https://pago.qit.nu', apiKey: 'KEY', secret: 'test-secret', timeout: 1 }, call)
    await service.read('9007199254740993')
    expect(asked[0]?.headers['authorization']).toBe('Qliro nK8Gu0Q2zb+iCvkSGmJrwQk8T1SzHA+pN5V4VhNTRbY=')
    expect(asked[0]?.url).toBe('https://pago.qit.nu/checkout/merchantapi/Orders/9007199254740993')
    expect(asked[0]?.readText?.('{"OrderId":9007199254740993}')).toBe('{"OrderId":"9007199254740993"}')
  })
})

it.each([
  ['CREDITCARDS', 'Kort'],
  ['QLIRO_INVOICE', 'Faktura'],
  ['QLIRO_PARTPAYMENT', 'Delbetaling'],
  ['VIPPS', 'Vipps'],
  ['ANOTHER_WAY', null],
])('what is paid at Qliro by %s says so in words: %s', async (PaymentMethodName, method) => {
  const body = { OrderId: '1', CustomerCheckoutStatus: 'Completed', PaymentMethod: { PaymentMethodName, PaymentTypeCode: 'X' } }
  const call = () => Promise.resolve({ status: 200, body, headers: new Headers() })
  const service = new QliroService({ url: 'https://pago.qit.nu', apiKey: 'KEY', secret: 'test-secret', timeout: 1 }, call)
  expect(await service.read('1')).toMatchObject({ status: 'paid', method })
})

it('a snippet is taken apart: scripts and styles in their order, style attributes set aside, handlers gone', () => {
  const prepared = prepareSnippet(`<div id="klarna-checkout-container" style="overflow: hidden"><style>p { color: red }</style>
    <p onclick="reload()">Vent</p><script>window.one = "</" + "p>"</script><script async src="https://js.example/b.js" onload="x()"></script></div><noscript>Nei</noscript>`)
  expect(prepared.styles).toEqual(['p { color: red }'])
  expect(prepared.scripts).toEqual([
    { src: null, text: 'window.one = "</" + "p>"', attrs: {} },
    { src: 'https://js.example/b.js', text: '', attrs: { async: '' } },
  ])
  expect(prepared.markup).toContain('data-s="overflow: hidden"')
  expect(prepared.markup).not.toMatch(/ style=|onclick|<script|<style|<noscript/)
})

it('a callback’s token opens one session for one purpose of one provider, until its time is over', () => {
  let now = new Date('2026-11-25T08:00:00Z')
  const tokens = new CallbackTokens('a secret', () => now)
  const token = tokens.make('klarna', 'push', 42)
  expect(tokens.sessionOf('klarna', 'push', token)).toBe(42)
  expect(tokens.sessionOf('qliro', 'push', token)).toBeNull()
  expect(tokens.sessionOf('klarna', 'validation', token)).toBeNull()
  expect(new CallbackTokens('another', () => now).sessionOf('klarna', 'push', token)).toBeNull()
  // The last letter of a signature has bits to spare: some other letters decode to the same bytes.
  const others = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    .split('')
    .map((letter) => `${token.slice(0, -1)}${letter}`)
  expect(others.filter((one) => tokens.sessionOf('klarna', 'push', one) !== null)).toEqual([token])
  now = new Date(now.getTime() + 4 * 86_400_000 - 1000)
  expect(tokens.sessionOf('klarna', 'push', token)).toBe(42)
  now = new Date(now.getTime() + 3000)
  expect(tokens.sessionOf('klarna', 'push', token)).toBeNull()
})

it('colours of a brand are sent where its button can be read', () => {
  expect([readableOn('#ffffff', '#004488'), readableOn('#ffffff', '#ffcc00')]).toEqual([true, false])
})

it.each([
  [0, 1],
  [1, 2],
  [4, 60],
  [9, 240],
])(
  'after %i reads the next is %i minutes away, and after 72 hours a day where the provider is deciding, and else never',
  (reads, minutes) => {
    const created = new Date('2026-03-28T22:00:00Z')
    expect(nextRead({ createdAt: created, reads, state: 'held' }, created)).toEqual(new Date(created.getTime() + minutes * 60_000))
    const late = new Date('2026-03-31T22:00:00Z')
    expect(nextRead({ createdAt: created, reads, state: 'held' }, late)).toBeNull()
    expect(nextRead({ createdAt: created, reads, state: 'on_hold' }, late)).toEqual(new Date('2026-04-01T22:00:00Z'))
    expect([isOverdue(created, new Date('2026-04-11T21:59:59Z')), isOverdue(created, new Date('2026-04-11T22:00:00Z'))]).toEqual([
      false,
      true,
    ])
  },
)

describe('accounts of the environment', () => {
  const tenants = [{ id: 'to-vidder', providers: ['klarna', 'qliro'] as const }]
  const read = (env: Readonly<Record<string, string>>) => {
    const faults: string[] = []
    return { settings: readPayments(env, tenants, (fault) => faults.push(fault)), faults }
  }

  it('are read by brand, and of Qliro by shop', () => {
    const { settings, faults } = read({
      VIDDA_TO_VIDDER_KLARNA_USERNAME: 'PK1',
      VIDDA_TO_VIDDER_KLARNA_PASSWORD: 'p',
      VIDDA_TO_VIDDER_QLIRO_API_KEY: 'K',
      VIDDA_TO_VIDDER_QLIRO_SECRET: 's',
      VIDDA_TO_VIDDER_QLIRO_12_API_KEY: 'K12',
      VIDDA_TO_VIDDER_QLIRO_12_SECRET: 's12',
      VIDDA_TO_VIDDER_QLIRO_HOSTS: 'https://a.example, https://b.example',
    })
    expect(faults).toEqual([])
    expect(settings['to-vidder']?.klarna?.account).toMatchObject({ url: 'https://api.kustom.co', username: 'PK1' })
    expect(settings['to-vidder']?.qliro).toMatchObject({ hosts: ['https://a.example', 'https://b.example'], account: { apiKey: 'K' } })
    expect(settings['to-vidder']?.qliro?.shops[12]).toMatchObject({ apiKey: 'K12', secret: 's12' })
  })

  it('that are half there, or would go over an open line, are told', () => {
    const { faults } = read({
      VIDDA_TO_VIDDER_KLARNA_USERNAME: 'PK1',
      VIDDA_TO_VIDDER_QLIRO_API_KEY: 'K',
      VIDDA_TO_VIDDER_QLIRO_SECRET: 's',
      VIDDA_TO_VIDDER_QLIRO_URL: 'http://pago.example',
    })
    expect(faults).toEqual([
      'VIDDA_TO_VIDDER_KLARNA_PASSWORD is missing; VIDDA_TO_VIDDER_KLARNA_USERNAME is there, and they belong together.',
      'VIDDA_TO_VIDDER_QLIRO_URL is "http://pago.example"; it must be an address that starts with https://.',
    ])
  })

  it('a brand that names providers and has no account offers reservation alone, and a start says so', () => {
    const { settings } = read({})
    expect(paymentNotes([{ id: 'to-vidder', providers: ['klarna', 'qliro'] }], settings)).toEqual([
      'to-vidder names klarna and qliro and has no account there (VIDDA_TO_VIDDER_KLARNA_USERNAME, VIDDA_TO_VIDDER_QLIRO_API_KEY). It offers reservation alone.',
    ])
  })
})
