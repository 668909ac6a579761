import { createHmac, timingSafeEqual } from 'node:crypto'

/** As src/features/webhooks/README.md tells those who write a receiver. */
export function isFromTheShop(headers: Record<string, unknown>, body: string, secret: string, now = Date.now()): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers
  if (Math.abs(now / 1000 - Number(time)) > 300) return false // an old message that somebody sends anew
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = Buffer.from(
    createHmac('sha256', key)
      .update(`${String(id)}.${String(time)}.${body}`)
      .digest('base64'),
  )
  return String(signatures)
    .split(' ')
    .map((one) => Buffer.from(one.replace('v1,', '')))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}
