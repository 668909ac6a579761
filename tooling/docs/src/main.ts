import { join, resolve } from 'node:path'
import type { AddressInfo } from 'node:net'
import { readArguments } from '@vidda/tooling-shared/arguments'
import { buildSite, SiteError } from './build-site.ts'
import { serveSite } from './serve-site.ts'
import { root } from './sources.ts'

const defaultPort = 4400

const help = `pnpm guide: build docs/guide, the decisions and the packages' pages as a site

  --serve      show it on this machine, too
  --port N     where (default ${defaultPort})
  --to FOLDER  where it is written, and what is there is removed (default .vidda/docs)
  --help       this text

  The folder is static: open its index.html as a file, or put it on any server, in any folder. It asks nobody else for anything.`

async function main(): Promise<void> {
  const { values } = readArguments('guide', {
    options: { serve: { type: 'boolean' }, port: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help === true) return console.log(help)
  const port = Number(values.port ?? defaultPort)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SiteError(`--port is "${values.port}", expected a whole number from 0 to 65535. See pnpm guide --help.`)
  const to = values.to === undefined ? join(root, '.vidda/docs') : resolve(values.to)
  const pages = await buildSite(to)
  console.log(`${pages} pages in ${to.startsWith(root) ? to.slice(root.length + 1) : to}`)
  if (values.serve !== true) return
  const server = await serveSite(to, port)
  console.log(`The guide is on http://127.0.0.1:${(server.address() as AddressInfo).port}/. Ctrl-C stops it.`)
}

try {
  await main()
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  if (!(error instanceof SiteError) && code !== 'EADDRINUSE') throw error
  console.error(code === 'EADDRINUSE' ? 'The port is taken: choose another one with --port.' : (error as Error).message)
  process.exitCode = 1
}
