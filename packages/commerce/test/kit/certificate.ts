import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

const tags = {
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  object: 0x06,
  text: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  truth: 0x01,
  dnsName: 0x82,
  ipAddress: 0x87,
  version: 0xa0,
  extensions: 0xa3,
} as const

/** A value in DER, the form in which certificates are written. */
function der(tag: keyof typeof tags, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tags[tag], ...size]), content])
}

const hex = (text: string): Buffer => Buffer.from(text, 'hex')

const objects = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  basicConstraints: '551d13',
  alternativeNames: '551d11',
} as const
const object = (name: keyof typeof objects): Buffer => der('object', hex(objects[name]))

const utc = (at: Date): Buffer => der('utcTime', Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

const day = 86_400_000

export type TestCertificate = { readonly key: string; readonly cert: string }

/** A certificate for some names and for 127.0.0.1 that is its own authority; `expired` ended yesterday. */
export function makeCertificate(names: readonly string[], { expired = false } = {}): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signature = der('sequence', object('ecdsaWithSha256'))
  // One of its own: among authorities of one name the first alone is looked at.
  const commonName = Buffer.from(`Vidda test ${randomBytes(8).toString('hex')}`)
  const name = der('sequence', der('set', der('sequence', object('commonName'), der('text', commonName))))
  const from = Date.now() - 2 * day
  const validity = der('sequence', utc(new Date(from)), utc(new Date(from + (expired ? day : 4 * day))))
  const alternatives = [...names.map((one) => der('dnsName', Buffer.from(one))), der('ipAddress', hex('7f000001'))]
  const extensions = der(
    'sequence',
    der('sequence', object('basicConstraints'), der('truth', hex('ff')), der('bytes', der('sequence', der('truth', hex('ff'))))),
    der('sequence', object('alternativeNames'), der('bytes', der('sequence', ...alternatives))),
  )
  const content = der(
    'sequence',
    der('version', der('integer', hex('02'))),
    der('integer', Buffer.concat([hex('01'), randomBytes(8)])),
    signature,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der('extensions', extensions),
  )
  const whole = der('sequence', content, signature, der('bits', hex('00'), sign('sha256', content, privateKey)))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}

/** Lets this thread trust a certificate as it trusts those of known authorities. */
export const trust = ({ cert }: TestCertificate): void => setDefaultCACertificates([...getCACertificates('default'), cert])
