import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tenantOf } from '@vidda/brand'
import { CommerceStartError, openCommerce, type Commerce } from '@vidda/commerce'
import { tenantHeader } from '@vidda/commerce/tenant-header'
import { StopError } from '../stop-error.ts'
import { appFolder, stateFolder } from '../workspace.ts'
import type { BuiltApp } from './built-app.ts'
import type { Running, StartPlan } from './plan.ts'
import { openFilled } from './open-filled.ts'
import { lostPort } from './ports.ts'

/** One process: one commerce API and a listener per brand. For trying out. */
export async function startTogether(plan: StartPlan): Promise<Running> {
  // React and the router choose their build by this.
  process.env['NODE_ENV'] = 'production'
  const commerce = await plan.progress.step('Opening the database', () => openOrStop(plan))
  const starts = await Promise.allSettled(plan.shops.map((shop) => serve(shop, commerce, plan)))
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const close = async () => {
    await Promise.all(servers.map(({ server }) => server.close()))
    await commerce.close()
  }
  const failed = starts.find((start) => start.status === 'rejected')
  if (failed) {
    await close()
    throw failed.reason
  }
  return {
    shops: servers.map(({ brand, url }) => ({ brand, url })),
    apiUrl: null,
    location: commerce.location,
    mailLocation: commerce.mailLocation,
    async close() {
      await commerce.drain(plan.settings.drainMs)
      await close()
    },
  }
}

/** One brand's server on its port. */
async function serve({ brand, port }: StartPlan['shops'][number], commerce: Commerce, { secret, shops, settings }: StartPlan) {
  const app = (await import(pathToFileURL(join(appFolder(brand.config.id), 'dist/server/index.js')).href)) as BuiltApp
  const server = await app.createServer({
    target: { kind: 'here', fetch: commerce.fetch, routing: commerce.routing },
    tenant: tenantHeader(brand.config.id, secret),
    origin: `http://localhost:${port}`,
    proxies: settings.proxies,
  })
  try {
    return { brand, server, url: await server.listen(port) }
  } catch (error) {
    await server.close()
    throw lostPort(error, port, shops[0]?.port ?? port)
  }
}

async function openOrStop(plan: StartPlan): Promise<Commerce> {
  const tenants = plan.shops.map(({ brand, port }) => ({ ...tenantOf(brand), origin: `http://localhost:${port}` }))
  const filling = { ...plan, chains: tenants.map(({ chainId }) => chainId) }
  try {
    const database = await openFilled({ databaseUrl: plan.settings.databaseUrl, dataDir: stateFolder }, filling)
    const commerce = await openCommerce({
      ...plan.settings,
      pictures: plan.settings.pictures ?? plan.demo?.pictures,
      database,
      logLevel: plan.settings.logLevel ?? 'warn',
      dataDir: stateFolder,
      tenants,
      secret: plan.secret,
      onNote: (words) => plan.progress.say(`    ${words}`),
      // What has been opened is closed again.
      stop: plan.stop,
      onProgress: plan.progress.part,
    }).catch(async (error: unknown) => {
      await database.close()
      throw error
    })
    return {
      ...commerce,
      async close() {
        await commerce.close()
        await database.close()
      },
    }
  } catch (error) {
    if (error instanceof CommerceStartError) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}
