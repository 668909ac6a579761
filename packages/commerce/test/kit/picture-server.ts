import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificate, trust, type TestCertificate } from './certificate.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server of pictures on this machine; `asked` are the paths in the order in which they came. */
export type PictureServer = {
  readonly port: number
  readonly asked: string[]
  /** The certificate, of which nobody knows who was not told to trust it. */
  readonly certificate: TestCertificate
  address(path: string, host?: string): string
  close(): void
}

/** Answers by path, without the query; with 404 where nothing is said. */
export async function startPictureServer(
  answers: ReadonlyMap<string, Answer>,
  certificate: TestCertificate = makeCertificate(['localhost']),
): Promise<PictureServer> {
  const asked: string[] = []
  const server = createServer(certificate, (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    asked.push(request.url ?? '')
    const answer = answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>404</title>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    asked,
    certificate,
    address: (path, host = '127.0.0.1') => `https://${host}:${port}${path}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The same, and trusted by this thread. */
export async function startTrustedServer(answers: ReadonlyMap<string, Answer>): Promise<PictureServer> {
  const server = await startPictureServer(answers)
  trust(server.certificate)
  return server
}
