import { CommerceStartError, openDatabase } from '@vidda/commerce'
import { demoChains } from '@vidda/demo'
import { readFlags, wholeNumber } from '../../options.ts'
import { createProgress } from '../../progress.ts'
import { interruption } from '../../start/interruption.ts'
import { StopError } from '../../stop-error.ts'
import { prepareStateFolder, stateFolder } from '../../workspace.ts'
import { demoPictures, fillDemo } from './fill-demo.ts'

const flags = { articles: { type: 'string' }, fresh: { type: 'boolean' } } as const

const outcomes = {
  filled: 'has the demo now',
  there: 'has the demo already',
  another: 'has the demo of another size or version: --fresh makes it anew',
  own: 'holds a chain’s own data: nothing was changed',
} as const

/** Fills a database with the demo, as `start` does. */
export async function demo(args: readonly string[]): Promise<void> {
  const given = readFlags('demo', args, flags)
  const articles = wholeNumber('articles', given['articles'], { from: 100, to: 100_000, otherwise: undefined })
  const progress = createProgress()
  const stop = interruption()
  await prepareStateFolder()
  const fresh = given['fresh'] === true
  const place = { databaseUrl: process.env['DATABASE_URL'] || undefined, dataDir: stateFolder }
  try {
    const opened = await openDatabase({ ...place, fresh, onWait: progress.say, onNote: progress.say, stop })
    const filling = { chains: demoChains, articles, fresh, progress, stop }
    const filled = await progress.step('Filling the database', () => fillDemo(opened, filling)).finally(() => opened.close())
    progress.say(`    ${opened.location} ${outcomes[filled ?? 'there']}`)
    progress.say(`    A commerce API that is started by itself draws its pictures with PICTURES=${demoPictures}`)
  } catch (error) {
    if (error instanceof CommerceStartError) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}
