import type { Extras } from '../extras.ts'
import { readFlags, wholeNumber } from '../options.ts'
import { createProgress } from '../progress.ts'
import { StopError } from '../stop-error.ts'
import { settingsOrStop } from './settings.ts'
import { buildWhatCan } from '../build/build.ts'
import { root } from '../where.ts'
import { prepareStateFolder, reminderOf, stateFolder, toldOf, usableBrands, workspaceSecret } from '../workspace.ts'
import { interruption } from './interruption.ts'
import { claimPorts } from './ports.ts'
import { startSplit } from './split.ts'
import { startTogether } from './together.ts'
import { table } from './table.ts'
import type { StartPlan } from './plan.ts'

const flags = {
  brand: { type: 'string' },
  port: { type: 'string' },
  articles: { type: 'string' },
  split: { type: 'boolean' },
  fresh: { type: 'boolean' },
} as const

const defaultPort = 4100

export async function start(args: readonly string[], extras: Extras): Promise<void> {
  const given = readFlags('start', args, flags)
  const port = wholeNumber('port', given['port'], { from: 1, to: 65_000, otherwise: defaultPort })
  const articles = wholeNumber('articles', given['articles'], { from: 100, to: 100_000, otherwise: undefined })
  const { brands, leftOut: unread } = await usableBrands(given['brand'] as string | undefined)
  const demo = await extras.loadDemo()
  if (!demo && articles !== undefined)
    throw new StopError(`--articles is "${articles}", and the invented goods are not published. Leave it out.`, 2)
  // Before the settings are read: accounts with local services are among them.
  await prepareStateFolder()
  const fresh = given['fresh'] === true
  const paidLocally = await extras.startLocalProviders(brands, { fresh: fresh && !process.env['DATABASE_URL'] })
  const settings = settingsOrStop(brands)
  const split = given['split'] === true
  const progress = createProgress()
  const stop = interruption()
  stop.addEventListener('abort', () => progress.say('\nStopping …'))

  progress.say('Vidda')
  for (const one of unread) progress.say(toldOf(one))
  const ports = await claimPorts(port, brands.length + (split ? 1 : 0), 'start')
  const unbuilt = await buildWhatCan(brands, progress, { stop })
  for (const one of unbuilt) progress.say(toldOf(one))
  const plan: StartPlan = {
    shops: brands
      .map((brand, index) => ({ brand, port: ports[index] ?? port + index }))
      .filter(({ brand }) => unbuilt.every(({ id }) => id !== brand.config.id)),
    apiPort: ports[brands.length] ?? null,
    demo,
    articles,
    fresh,
    secret: await workspaceSecret(),
    settings,
    progress,
    stop,
  }
  const running = await (split ? startSplit(plan) : startTogether(plan))
  stop.addEventListener('abort', () => void running.close().then(() => process.exit(0)))
  if (stop.aborted) {
    await running.close()
    throw stop.reason
  }
  void running.lost?.then(async (words) => {
    if (stop.aborted) return
    console.error(`\n${words} Its last words stand above; everything else stops too.`)
    await running.close()
    process.exit(1)
  })

  const rows = running.shops.map(({ brand, url }) => [brand.config.name, url, running.location])
  progress.say(
    `\n${table(['Brand', 'Address', 'Data'], running.apiUrl ? [...rows, ['Commerce API', running.apiUrl, running.location]] : rows)}\n`,
  )
  progress.say(`  Folder for data and pictures: ${shown(stateFolder)}`)
  progress.say(`  Mails go to: ${shown(running.mailLocation)}`)
  if (paidLocally !== null) progress.say(paidLocally)
  if (!settings.databaseUrl) progress.say('  The embedded database is for trying out; real orders want PostgreSQL by DATABASE_URL.')
  const reminder = reminderOf([...unread, ...unbuilt])
  if (reminder !== null) progress.say(reminder)
  progress.say('  Ctrl-C stops everything.')
}

/** A folder in the workspace, without the way to it. */
const shown = (place: string): string => (place.startsWith(root) ? place.slice(root.length) : place)
