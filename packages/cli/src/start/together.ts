import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tenantOf } from '@vidda/brand'
import { CommerceStartError, openCommerce, type Commerce } from '@vidda/commerce'
import { tenantHeader } from '@vidda/commerce/tenant-header'
import { StopError } from '../stop-error.ts'
import { appFolder, stateFolder } from '../workspace.ts'
import type { BuiltApp } from './built-app.ts'
import type { Running, StartPlan } from './plan.ts'

/** One process: one commerce API and a listener per brand. For trying out. */
export async function startTogether(plan: StartPlan): Promise<Running> {
  // React and the router choose their build by this.
  process.env['NODE_ENV'] = 'production'
  const commerce = await plan.progress.step('Opening the database', () => openOrStop(plan))
  const servers = await Promise.all(
    plan.shops.map(async ({ brand, port }) => {
      const app = (await import(pathToFileURL(join(appFolder(brand.config.id), 'dist/server/index.js')).href)) as BuiltApp
      const server = await app.createServer({
        target: { kind: 'here', fetch: commerce.fetch, routing: commerce.routing },
        tenant: tenantHeader(brand.config.id, plan.secret),
        origin: `http://localhost:${port}`,
      })
      return { brand, server, url: await server.listen(port) }
    }),
  )
  return {
    shops: servers.map(({ brand, url }) => ({ brand, url })),
    apiUrl: null,
    location: commerce.location,
    mailLocation: commerce.mailLocation,
    async close() {
      await commerce.drain(plan.settings.drainMs)
      await Promise.all(servers.map(({ server }) => server.close()))
      await commerce.close()
    },
  }
}

async function openOrStop(plan: StartPlan): Promise<Commerce> {
  const tenants = plan.shops.map(({ brand, port }) => ({ ...tenantOf(brand), origin: `http://localhost:${port}` }))
  try {
    return await openCommerce({
      ...plan.settings,
      logLevel: plan.settings.logLevel ?? 'warn',
      dataDir: stateFolder,
      tenants,
      secret: plan.secret,
      onWait: (words) => plan.progress.say(`    ${words}`),
      onProgress(part) {
        // What has been opened is closed again.
        plan.stop.throwIfAborted()
        plan.progress.part(part)
      },
      articles: plan.articles,
      fresh: plan.fresh,
    })
  } catch (error) {
    if (error instanceof CommerceStartError) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}
