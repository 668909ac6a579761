import { readFlags, wholeNumber } from '../../options.ts'
import { createProgress } from '../../progress.ts'
import { interruption } from '../../start/interruption.ts'
import { paidLocally, startLocalProviders } from '../local-providers.ts'
import { claimPorts } from '../../start/ports.ts'
import { settingsOrStop } from '../../start/settings.ts'
import { table } from '../../start/table.ts'
import { prepareStateFolder, reminderOf, toldOf, usableBrands } from '../../workspace.ts'
import { startDevelopment } from './development.ts'
import { startVite } from './vite-server.ts'

/** A commerce API, and for each brand a Vite server that renders pages from the sources as they stand. */
export async function dev(args: readonly string[]): Promise<void> {
  const flags = readFlags('dev', args, {
    brand: { type: 'string' },
    port: { type: 'string' },
    articles: { type: 'string' },
  })
  const first = wholeNumber('port', flags['port'], { from: 1, to: 65_000, otherwise: 5100 })
  const articles = wholeNumber('articles', flags['articles'], { from: 100, to: 100_000, otherwise: undefined })
  const wanted = flags['brand'] as string | undefined
  const { brands, leftOut } = await usableBrands(wanted)
  await prepareStateFolder()
  const sandbox = await startLocalProviders(brands)
  settingsOrStop(brands)
  const progress = createProgress()
  for (const one of leftOut) progress.say(toldOf(one))
  const stop = interruption()
  stop.addEventListener('abort', () => progress.say('\nStopping …'))
  const ports = await claimPorts(first, brands.length + 1, 'dev')
  const { apiUrl, close } = await startDevelopment({
    brands,
    ports,
    articles,
    progress,
    stop,
    startSite: startVite,
    reread: async () => (await usableBrands(wanted)).brands,
  })
  stop.addEventListener('abort', () => void close().then(() => process.exit(0)))
  const rows = brands.map(({ config }, index) => [config.name, `http://localhost:${ports[index]}`])
  progress.say(`\n${table(['Brand', 'Address'], [...rows, ['Commerce API', apiUrl]])}\n`)
  if (sandbox) progress.say(paidLocally(sandbox))
  const reminder = reminderOf(leftOut)
  if (reminder !== null) progress.say(reminder)
}
