import { createHmac } from 'node:crypto'

export type Message = { readonly id: string; readonly body: string }

/**
 * The headers of Standard Webhooks: who receives it signs the id, the time and the bytes of the body with the secret that both know, and compares. Of
 * two secrets each signs, so that a receiver may change over at any moment.
 */
export function signedHeaders({ id, body }: Message, secrets: readonly Uint8Array[], now: Date): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const sign = (secret: Uint8Array) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': secrets.map(sign).join(' ') }
}
