import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Behaviour, Received } from './receiver.ts'
import { isFromTheShop } from './verify.ts'

const secret = process.argv[2] ?? ''
const received: Received[] = []
let behaviours: Behaviour[] = []
let always: Behaviour = 204
let written = 0
/** How far (ms) its clock is ahead of this machine's. */
let ahead = 0

/** Goes on as long as somebody reads. */
function flood(response: ServerResponse): void {
  const part = Buffer.alloc(64 * 1024)
  const write = () => {
    while (!response.destroyed) {
      written += part.length
      if (!response.write(part)) return void response.once('drain', write)
    }
  }
  response.writeHead(200)
  write()
}

function answer(response: ServerResponse, behaviour: Behaviour): void {
  if (typeof behaviour === 'number') return void response.writeHead(behaviour).end()
  if (behaviour === 'hang') return
  if (behaviour === 'hang up') return void response.destroy()
  if (behaviour === 'flood') return flood(response)
  if ('location' in behaviour) return void response.writeHead(307, { location: behaviour.location }).end()
  if ('after' in behaviour) return void setTimeout(() => response.writeHead(204).end(), behaviour.after)
  response.writeHead(503, { 'retry-after': String(behaviour.retryAfter) }).end()
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request)
  const behaviour = behaviours.shift() ?? always
  const taken =
    typeof behaviour === 'number' ? behaviour < 300 : behaviour === 'flood' || (typeof behaviour === 'object' && 'after' in behaviour)
  const { url = '', headers, method = '' } = request
  const message: Received = {
    method,
    url,
    id: String(headers['webhook-id']),
    headers: headers as Received['headers'],
    body,
    genuine: isFromTheShop(headers, body, secret, Date.now() + ahead),
    taken,
  }
  received.push(message)
  answer(response, behaviour)
}

const server = createServer((request, response) => {
  receive(request, response).catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')

type Call = { readonly behaviours?: Behaviour[]; readonly always?: Behaviour; readonly advance?: number }

process.on('message', (call: Call) => {
  if (call.behaviours) behaviours = call.behaviours
  if (call.always !== undefined) always = call.always
  ahead += call.advance ?? 0
  process.send?.({ received, written, port: (server.address() as AddressInfo).port })
})
process.once('disconnect', () => process.exit(0))
process.send?.({ received, written, port: (server.address() as AddressInfo).port })
