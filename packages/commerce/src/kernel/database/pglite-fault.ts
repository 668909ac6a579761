import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { CommerceStartError } from '../start-error.ts'
import { isOfTheQuery, isOver, toldBy } from './database-error.ts'

/** What the engine's next log file takes. */
export const leastSpace = 16 * 1024 * 1024

/** The engine may fail without a word, or spin, where it cannot write on. */
export function isFull(folder: string, least = leastSpace): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(folder))
    return bavail * bsize < least
  } catch {
    // A folder that is gone has other faults.
    return false
  }
}

/** The engine's own words, where they say something. */
const reasonOf = (error: unknown): string => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line === '' || line.startsWith('Aborted(') ? 'the database engine gave up on it' : line
}

const diskFull = '53100'

const toldFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === diskFull) || /No space left on device|ENOSPC/.test(error.message))

export const noSpace = (folder: string) =>
  new CommerceStartError(`No space is left for the database in ${folder}. Make room there, or name another folder.`)

export const damaged = (folder: string, error: unknown) =>
  new CommerceStartError(`The database in ${folder} is damaged (${reasonOf(error)}). Start with --fresh to make a new one.`)

/** Words why the embedded database in a folder could not be opened or filled: only what is damaged has to be made anew. */
export function pgliteFault(folder: string, error: unknown, full: (folder: string) => boolean = isFull): CommerceStartError {
  if (toldFull(error)) return noSpace(folder)
  if (isOfTheQuery(error)) {
    return new CommerceStartError(
      `The database in ${folder} answers with an error: ${toldBy(error)}. Look at what was changed there by hand.`,
      { cause: error },
    )
  }
  return full(folder) ? noSpace(folder) : damaged(folder, error)
}

/** The same of one that was opened: what stopped meanwhile is no damage. */
export function laterFault(folder: string, error: unknown, full: (folder: string) => boolean = isFull): CommerceStartError {
  if (!isOver(error) || full(folder)) return pgliteFault(folder, error, full)
  return new CommerceStartError(`The database in ${folder} stopped: ${toldBy(error)}. Start again.`, { cause: error })
}
