import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { tenantOf } from '@vidda/brand'
import { openCommerce } from '@vidda/commerce'
import { devHelp } from '../help.ts'
import { readFlags, wholeNumber } from '../options.ts'
import { createProgress } from '../progress.ts'
import { claimPorts } from '../start/ports.ts'
import { settingsOrStop } from '../start/settings.ts'
import { table } from '../start/table.ts'
import { appFolder, brandsOf, prepareStateFolder, stateFolder, workspaceSecret } from '../workspace.ts'

/** A commerce API, and for each brand a Vite server that renders pages from the sources as they stand. */
export async function dev(args: readonly string[]): Promise<void> {
  const flags = readFlags('dev', args, {
    brand: { type: 'string' },
    port: { type: 'string' },
    articles: { type: 'string' },
    help: { type: 'boolean' },
  })
  if (flags['help']) return console.log(devHelp)
  const first = wholeNumber('port', flags['port'], { from: 1, to: 65_000, otherwise: 5100 })
  const brands = await brandsOf(flags['brand'] as string | undefined)
  const settings = settingsOrStop(brands)
  const progress = createProgress()
  await prepareStateFolder()
  const ports = await claimPorts(first, brands.length + 1, 'dev')
  const secret = await workspaceSecret()
  const shops = brands.map((brand, index) => ({ brand, port: ports[index] ?? first, url: `http://localhost:${ports[index]}` }))
  const commerce = await progress.step('Opening the database', () =>
    openCommerce({
      ...settings,
      dataDir: stateFolder,
      tenants: shops.map(({ brand, url }) => ({ ...tenantOf(brand), origin: url })),
      secret,
      articles: wholeNumber('articles', flags['articles'], { from: 100, to: 100_000, otherwise: 1200 }),
      onProgress: progress.part,
    }),
  )
  const apiUrl = await commerce.listen({ host: '127.0.0.1', port: ports[brands.length] ?? first })
  const children = shops.map(({ brand, port }) => viteServer(brand.config.id, port, { API_URL: apiUrl, VIDDA_SECRET: secret }))
  progress.say(`\n${table(['Brand', 'Address'], [...shops.map(({ brand, url }) => [brand.config.name, url]), ['Commerce API', apiUrl]])}\n`)

  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
    void commerce.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function viteServer(brandId: string, port: number, env: Readonly<Record<string, string>>) {
  const folder = appFolder(brandId)
  const vite = join(dirname(createRequire(join(folder, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
  return spawn(process.execPath, [vite, '--port', String(port), '--strictPort', '--host', '127.0.0.1', '--logLevel', 'warn'], {
    cwd: folder,
    env: { ...process.env, ...env, NODE_ENV: 'development' },
    stdio: 'inherit',
  })
}
