import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../http/exchange.ts'
import type { Incoming, Reply } from '../http/exchange.ts'
import { parseJson } from '../http/json.ts'
import type { Checked, SchemaProblem } from '../schema.ts'
import type { QliroMerchant } from '../settings.ts'

/** SHA-256 of the very bytes of the body, followed by the secret */
export const signature = (body: Buffer, secret: string): string =>
  `Qliro ${createHash('sha256').update(body).update(secret, 'utf8').digest('base64')}`

const isSigned = ({ headers, body }: Incoming, { secret }: QliroMerchant): boolean => {
  const [given, expected] = [Buffer.from(headers.authorization ?? ''), Buffer.from(signature(body, secret))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const unauthorized = (): Refusal => new Refusal(401, 'UNAUTHORIZED', 'The Authorization header does not fit the body')

/** The merchant of a request without a body, whose secret alone tells who it is. */
export function merchantOf(merchants: readonly QliroMerchant[], request: Incoming): QliroMerchant {
  const found = merchants.find((merchant) => isSigned(request, merchant))
  if (!found) throw unauthorized()
  return found
}

/** The merchant that a body names and whose secret it was signed with, and the body. */
export function readSigned(
  merchants: readonly QliroMerchant[],
  request: Incoming,
): { readonly merchant: QliroMerchant; readonly body: unknown } {
  const body = parsed(request.body)
  const key = typeof body === 'object' && body !== null && 'MerchantApiKey' in body ? body.MerchantApiKey : undefined
  const merchant = merchants.find(({ apiKey }) => apiKey === key)
  if (!merchant || !isSigned(request, merchant)) throw unauthorized()
  return { merchant, body }
}

function parsed(body: Buffer): unknown {
  try {
    return parseJson(body.toString('utf8'))
  } catch {
    throw new Refusal(400, 'INVALID_INPUT', 'The body is not JSON')
  }
}

export function refuseProblems(problems: readonly SchemaProblem[]): void {
  if (problems.length > 0)
    throw new Refusal(
      400,
      'INVALID_INPUT',
      problems.map(({ field, text }) => `${field} ${text}`),
    )
}

/** What was sent, when nothing is wrong with it. */
export function accept<Value>({ value, problems }: Checked<Value>): Value {
  refuseProblems(problems)
  return value
}

/** A refusal as the service words it. */
export const refusalReply = ({ status, code, messages }: Refusal): Reply => ({
  status,
  json: { ErrorCode: code, DetailedErrorMessage: messages.join('; '), ErrorReference: randomUUID() },
})
