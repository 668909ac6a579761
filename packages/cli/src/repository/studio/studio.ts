import { join } from 'node:path'
import { appFolder as builtStudio, createStudioServer, openSession, openWorkshop, StudioError } from '@vidda/studio'
import { startDevelopment } from '../dev/development.ts'
import type { Site } from '../dev/vite-server.ts'
import { readFlags, wholeNumber } from '../../options.ts'
import { createProgress } from '../../progress.ts'
import { interruption } from '../../start/interruption.ts'
import { startLocalProviders } from '../local-providers.ts'
import { claimPorts } from '../../start/ports.ts'
import { startProcess } from '../../start/process.ts'
import { settingsOrStop } from '../../start/settings.ts'
import { table } from '../../start/table.ts'
import { noSuchBrand, StopError } from '../../stop-error.ts'
import { root, typed } from '../../where.ts'
import { appFolder, brandsOf, inState, prepareStateFolder, stateFolder } from '../../workspace.ts'
import type { PreviewOptions } from './preview-server.ts'
import { buildStudio } from './studio-app.ts'

const previewProgram = join(import.meta.dirname, 'preview-server.ts')

const settled = async <T>(opening: Promise<T>): Promise<T> =>
  opening.catch((error: unknown) => {
    throw error instanceof StudioError ? new StopError(error.message) : error
  })

/** A page on this machine that shows a brand's running shop beside its files, to change them and see what they do. */
export async function studio(args: readonly string[]): Promise<void> {
  const flags = readFlags('studio', args, { brand: { type: 'string' }, port: { type: 'string' }, articles: { type: 'string' } })
  const first = wholeNumber('port', flags['port'], { from: 1, to: 65_000, otherwise: 5200 })
  const articles = wholeNumber('articles', flags['articles'], { from: 100, to: 100_000, otherwise: undefined })
  const [chosen, ...others] = await brandsOf(flags['brand'] as string | undefined)
  if (!chosen) throw noSuchBrand(undefined, [])
  const { id } = chosen.config
  await prepareStateFolder()
  const brands = [chosen]
  await startLocalProviders(brands)
  settingsOrStop(brands)
  const progress = createProgress()
  const stop = interruption()
  stop.addEventListener('abort', () => progress.say('\nStopping …'))
  const [port = first, ...ports] = await claimPorts(first, 3, 'studio')
  const origin = `http://localhost:${port}`
  const folder = join(stateFolder, 'studio', id)
  const workshop = await inState(folder, () => openWorkshop(root, folder, id))
  const session = await settled(openSession(workshop, `http://localhost:${ports[0]}`))
  await progress.step('Building the studio', () => buildStudio(stop))

  const startSite = ({ name, port: shopPort }: Site, env: Readonly<Record<string, string>>) => {
    const options: PreviewOptions = {
      app: appFolder(id),
      brand: workshop.shownBrand,
      'framed-by': origin,
      port: String(shopPort),
      cache: join(folder, 'vite'),
      sources: root,
    }
    const given = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])
    return startProcess(`preview of ${name}`, previewProgram, env, { args: given, cwd: appFolder(id), shown: true, stop })
  }
  // What the commerce API knows of the brand is in its mails alone: a change of the draft is no reason to start it anew.
  const reread = () => Promise.resolve(brands)
  const { close } = await startDevelopment({ brands, ports, articles, progress, stop, startSite, reread })
  const server = createStudioServer({ session, app: builtStudio, origin })
  const end = async () => {
    await server.close()
    await close()
  }
  stop.addEventListener('abort', () => void end().then(() => process.exit(0)))
  await server.listen(port)
  progress.say(`\n${table(['Brand Studio', 'Address'], [[chosen.config.name, origin]])}\n`)
  if (others.length > 0) progress.say(`  Another brand: ${typed} studio --brand ${others.map(({ config }) => config.id).join(', ')}\n`)
  progress.say('  Changes are shown at once and written to the files of the brand when they are saved. Ctrl-C stops everything.')
}
