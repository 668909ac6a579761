import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../http/exchange.ts'
import type { Incoming, Reply } from '../http/exchange.ts'
import { parseJson } from '../http/json.ts'
import type { Checked, SchemaProblem } from '../schema.ts'
import type { KcoMerchant } from '../settings.ts'

const basic = ({ username, password }: KcoMerchant): string => `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

const same = (left: string, right: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}

/** The merchant whose credentials the request has */
export function authenticate(merchants: readonly KcoMerchant[], { headers }: Incoming): KcoMerchant {
  const merchant = merchants.find((item) => same(basic(item), headers.authorization ?? ''))
  if (!merchant) throw new Refusal(401, 'UNAUTHORIZED', 'The credentials are not those of a merchant')
  return merchant
}

export function readBody({ body, headers }: Incoming): unknown {
  if (!/^application\/json\b/iu.test(headers['content-type'] ?? '')) {
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be sent as application/json')
  }
  try {
    return parseJson(body.toString('utf8'))
  } catch {
    throw new Refusal(400, 'BAD_VALUE', 'Bad value: body is not JSON')
  }
}

export function refuseProblems(problems: readonly SchemaProblem[]): void {
  if (problems.length > 0)
    throw new Refusal(
      400,
      'BAD_VALUE',
      problems.map(({ field, text }) => `Bad value: ${field} ${text}`),
    )
}

/** What was sent, when nothing is wrong with it. */
export function accept<Value>({ value, problems }: Checked<Value>): Value {
  refuseProblems(problems)
  return value
}

/** A refusal as the service words it */
export const refusalReply = ({ status, code, messages }: Refusal): Reply => ({
  status,
  ...(status === 401 ? { headers: { 'www-authenticate': 'Basic realm="kco"' } } : {}),
  json: { error_code: code, error_messages: messages, correlation_id: randomUUID() },
})
