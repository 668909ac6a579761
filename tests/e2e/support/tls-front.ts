import { once } from 'node:events'
import { createServer as createPlain, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecure } from 'node:https'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'

/** First byte of a connection that begins with TLS. */
const handshake = 22

export type TlsFront = {
  readonly origin: string
  /** File of the certificate, which signs itself. */
  readonly certificate: string
  /** Where requests go from now on, as `http://127.0.0.1:4100`. */
  readonly forwardTo: (url: string) => void
  readonly close: () => Promise<void>
}

/** What an operator has in front of the hosts: TLS on one port of localhost, where plain http is led to https. */
export async function openTlsFront(folder: string): Promise<TlsFront> {
  const pem = await getCertificate(folder, 'localhost')
  let target = ''
  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request
    const passed = ask(`${target}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    passed.once('error', () => response.destroy())
    request.pipe(passed)
  }
  const secure = createSecure({ key: pem, cert: pem }, forward)
  const plain = createPlain(({ url, headers }, response) => {
    response.writeHead(308, { location: `https://${headers.host}${url}` }).end()
  })
  const front = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (first) => {
      socket.pause()
      socket.unshift(first)
      ;(first[0] === handshake ? secure : plain).emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
  front.listen(0, 'localhost')
  await once(front, 'listening')
  const { port } = front.address() as AddressInfo
  return {
    origin: `https://localhost:${port}`,
    certificate: join(folder, '_cert.pem'),
    forwardTo: (url) => {
      target = url
    },
    async close() {
      secure.closeAllConnections()
      plain.closeAllConnections()
      front.close()
      await once(front, 'close')
    },
  }
}
