import { fileURLToPath } from 'node:url'
import { readProxies } from '@vidda/commerce/proxies'
import { secretAdvice, secretFault, tenantHeader } from '@vidda/commerce/tenant-header'
import type { BrandData, ClientFiles } from './brand-data.ts'
import { createBrandServer } from './brand-server.ts'
import { readLimits } from './limits.ts'

const usage = 'PORT and API_URL (origin of the commerce API), and VIDDA_SECRET (the same as the commerce API has)'
const highestPort = 65_535

/**
 * Serves one brand as a process of its own, set up by the environment: `PORT`, `API_URL`, `VIDDA_SECRET`, and optionally
 * `HOST` (default 127.0.0.1), `ORIGIN` (public address), `TRUSTED_PROXIES` (proxies in front of it that may say whose address a request comes
 * from: addresses and networks, default none) and `TRUSTED_PROXY_HOPS` (how many of them in a row, default 1). Ends with status 1 and one line when something is missing or wrong.
 */
export async function runFromEnvironment(brand: BrandData, client: ClientFiles, here: string): Promise<void> {
  const { PORT, API_URL, VIDDA_SECRET, ORIGIN } = process.env
  const missing = Object.entries({ PORT, API_URL, VIDDA_SECRET }).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0) return fail(`${missing.join(', ')} not set: the ${brand.shop.name} app needs ${usage}`)
  const guessable = secretFault(VIDDA_SECRET ?? '')
  if (guessable) return fail(`VIDDA_SECRET ${guessable}; set the one that the commerce API has. ${secretAdvice}`)
  const api = originOf(API_URL)
  const origin = originOf(ORIGIN || brand.shop.origin)
  if (!api) return fail(wrongAddress('API_URL', API_URL))
  if (!origin) return fail(ORIGIN ? wrongAddress('ORIGIN', ORIGIN) : wrongAddress(`The origin of ${brand.shop.name}`, brand.shop.origin))
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > highestPort)
    return fail(`PORT is "${PORT}", expected a whole number from 0 to ${highestPort}`)
  const faults: string[] = []
  const proxies = readProxies(process.env, (fault) => faults.push(fault))
  const limits = readLimits(process.env, (fault) => faults.push(fault))
  if (faults.length > 0) return fail(faults.join(' '))

  const clientFolder = fileURLToPath(new URL('../client', here))
  try {
    const tenant = tenantHeader(brand.shop.id, VIDDA_SECRET ?? '')
    const target = { kind: 'elsewhere', origin: api } as const
    const server = await createBrandServer(brand, client, { target, tenant, clientFolder, origin, proxies, limits })
    console.log(`${brand.shop.name} listens on ${await server.listen(port, process.env['HOST'] || '127.0.0.1')}`)
    const stop = () => void server.close().then(() => process.exit(0))
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    // Whoever started it is gone, however it went: left behind, it would hold its port.
    process.once('disconnect', stop)
  } catch (error) {
    fail(startFailure(error as NodeJS.ErrnoException, port, clientFolder))
  }
}

/** Scheme, host and port of a web address, without a final slash; null for anything else. */
function originOf(text: string | undefined): string | null {
  if (text === undefined || !URL.canParse(text)) return null
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) ? url.origin : null
}

function wrongAddress(name: string, value: string | undefined): string {
  return `${name} is "${value}", expected an address such as http://127.0.0.1:4102`
}

function startFailure(error: NodeJS.ErrnoException, port: number, clientFolder: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: set PORT to a free one`
    case 'EACCES':
      return `Port ${port} may not be used by this user: set PORT to one above 1023`
    case 'ENOENT':
      return `The built client is not in ${clientFolder}: build the app again, and copy its whole dist folder`
    default:
      return String(error)
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
