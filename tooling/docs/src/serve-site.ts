import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The file of an address, within the folder whatever the address says; null for one that cannot be read. */
function fileOf(address: string): string | null {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname)
    return normalize(join('/', path, path.endsWith('/') ? 'index.html' : ''))
  } catch {
    return null
  }
}

/** Shows the files of a folder on this machine; answers once it listens. */
export function serveSite(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = fileOf(request.url ?? '/')
    const read = path === null ? Promise.reject(new Error('no address')) : readFile(join(folder, path))
    read.then(
      (bytes) =>
        response
          .writeHead(200, { 'content-type': types[extname(path ?? '')] ?? 'application/octet-stream', 'content-security-policy': policy })
          .end(bytes),
      () => response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such page'),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
