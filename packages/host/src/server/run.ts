import { fileURLToPath } from 'node:url'
import { tenantHeader } from '@vidda/commerce/tenant-header'
import type { BrandData, ClientFiles } from './brand-data.ts'
import { createBrandServer } from './brand-server.ts'

const usage = 'PORT and API_URL (origin of the commerce API), and VIDDA_SECRET (the same as the commerce API has)'

/**
 * Serves one brand as a process of its own, set up by the environment: `PORT`, `API_URL`, `VIDDA_SECRET`, and optionally
 * `HOST` (default 127.0.0.1) and `ORIGIN` (public address). Ends with status 1 and one line when something is missing.
 */
export async function runFromEnvironment(brand: BrandData, client: ClientFiles, here: string): Promise<void> {
  const { PORT, API_URL, VIDDA_SECRET, HOST = '127.0.0.1', ORIGIN } = process.env
  const missing = Object.entries({ PORT, API_URL, VIDDA_SECRET }).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0) return fail(`${missing.join(', ')} not set: the ${brand.shop.name} app needs ${usage}`)
  const server = await createBrandServer(brand, client, {
    target: { kind: 'elsewhere', origin: new URL(API_URL as string).origin },
    tenant: tenantHeader(brand.shop.id, VIDDA_SECRET as string),
    clientFolder: fileURLToPath(new URL('../client', here)),
    ...(ORIGIN ? { origin: ORIGIN } : {}),
  })
  try {
    console.log(`${brand.shop.name} listens on ${await server.listen(Number(PORT), HOST)}`)
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    return fail(taken ? `Port ${PORT} is taken: set PORT to a free one` : String(error))
  }
  const stop = () => server.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
