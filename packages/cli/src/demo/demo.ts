import { CommerceStartError } from '@vidda/commerce'
import { demoChains } from '@vidda/demo'
import { readFlags, wholeNumber } from '../options.ts'
import { createProgress } from '../progress.ts'
import { interruption } from '../start/interruption.ts'
import { StopError } from '../stop-error.ts'
import { prepareStateFolder, stateFolder } from '../workspace.ts'
import { demoPictures, openFilled } from './fill-demo.ts'

const flags = { articles: { type: 'string' }, fresh: { type: 'boolean' } } as const

/** Fills a database with the demo, as `start` does. */
export async function demo(args: readonly string[]): Promise<void> {
  const given = readFlags('demo', args, flags)
  const articles = wholeNumber('articles', given['articles'], { from: 100, to: 100_000, otherwise: undefined })
  const progress = createProgress()
  const stop = interruption()
  await prepareStateFolder()
  const place = { databaseUrl: process.env['DATABASE_URL'] || undefined, dataDir: stateFolder }
  const filling = { chains: demoChains, articles, fresh: given['fresh'] === true, progress, stop }
  try {
    const opened = await progress.step('Filling the database', () => openFilled(place, filling))
    await opened.close()
    progress.say(`    ${opened.location} has the demo; its pictures: PICTURES=${demoPictures}`)
  } catch (error) {
    if (error instanceof CommerceStartError) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}
