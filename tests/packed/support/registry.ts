import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import type { Packed } from '@vidda/tooling-release/pack'
import { textIn } from './tarball.ts'

type Registry = { readonly url: string; readonly close: () => Promise<void> }

/** A registry of npm packages that has these tarballs and nothing else: what is asked of one to install from it. */
export async function startRegistry(packed: readonly Packed[]): Promise<Registry> {
  const files = new Map(packed.map(({ tarball }) => [`/files/${basename(tarball)}`, tarball]))
  const names = new Map(packed.map(({ name, tarball }) => [`/${name}`, tarball]))

  const documentOf = async (tarball: string, origin: string) => {
    const manifest = JSON.parse(await textIn(tarball, 'package.json')) as { readonly name: string; readonly version: string }
    const integrity = `sha512-${createHash('sha512')
      .update(await readFile(tarball))
      .digest('base64')}`
    const version = { ...manifest, dist: { tarball: `${origin}/files/${basename(tarball)}`, integrity } }
    return { name: manifest.name, 'dist-tags': { latest: manifest.version }, versions: { [manifest.version]: version } }
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    const answer = async () => {
      const [file, named] = [files.get(path), names.get(path)]
      if (file !== undefined) return response.end(await readFile(file))
      if (named === undefined) return response.writeHead(404).end()
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(await documentOf(named, `http://${request.headers.host}`)))
    }
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
