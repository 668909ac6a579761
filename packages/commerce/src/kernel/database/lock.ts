import { createHash, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommerceStartError } from '../start-error.ts'

const lockName = 'commerce.lock'

const held = new Set<string>()

/** When a process started, in the system's own count; empty where the system does not tell. Its id may be another one's later. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, which may hold anything; the start is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/** The content of the lock file; null when there is no file. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** The process that a lock names, if it still runs. */
function holderIn(text: string): number | null {
  const [id = '', start = ''] = text.trim().split(' ')
  const pid = Number.parseInt(id, 10)
  if (!(pid > 0) || !isAlive(pid)) return null
  const now = startOf(pid)
  return start === '' || now === '' || start === now ? pid : null
}

/** Where file systems know no second name for a file. */
const withoutLinks = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EMLINK']

/** Makes a file with its whole text in one step; false when there is one. */
function made(file: string, text: string, draft: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (!withoutLinks.includes(codeOf(error))) throw error
  }
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const claimPrefix = `${lockName}.after-`

/** Who takes over from a dead process writes its own lock here: one name for each lock that there ever was, so that only one can. */
const claimOn = (file: string, text: string) => `${file}.after-${createHash('sha256').update(text).digest('hex')}`

/** The lock that counts: each claim stands in for the lock that it was made on. */
function lastOf(file: string, text: string): string {
  const claim = textOf(claimOn(file, text))
  return claim === null ? text : lastOf(file, claim)
}

/**
 * Takes the lock and answers null, or the process that has it. A dead process's lock is never removed to be made anew, for two that find it dead could
 * do so one after the other: who makes the only claim on it puts its own lock in its place. Whoever finds another lock there by then has lost.
 */
function take(file: string, mine: string, draft: string): number | null {
  for (;;) {
    if (made(file, mine, draft)) return null
    const found = textOf(file)
    if (found === null) continue
    const last = lastOf(file, found)
    const pid = holderIn(last)
    if (pid !== null) return pid
    const claim = claimOn(file, last)
    if (!made(claim, mine, draft)) continue
    if (textOf(file) === found) {
      renameSync(draft, file)
      return null
    }
    rmSync(claim, { force: true })
  }
}

/** Claims on locks that are no more. */
function removeClaims(dataDir: string): void {
  for (const name of readdirSync(dataDir)) if (name.startsWith(claimPrefix)) rmSync(join(dataDir, name), { force: true })
}

/** Nothing is wrong with what lies there: this user may not write it. */
export const unwritable = (dataDir: string, error: unknown) =>
  new CommerceStartError(
    `Cannot write to the data folder ${dataDir} (${(error as NodeJS.ErrnoException).code ?? String(error)}). Give this user write permission there, or name another folder.`,
  )

const locked = (dataDir: string, pid: number) =>
  new CommerceStartError(
    `The data folder ${dataDir} is in use by the process ${pid}. Stop that one first, or set DATABASE_URL so that several can share a database. If that process is another program, remove ${join(dataDir, lockName)}.`,
  )

/** Keeps other processes out of a data folder, which PGlite does not do itself; a dead process's lock is taken over. */
export function lockDataFolder(dataDir: string): { release(): void } {
  const file = join(dataDir, lockName)
  if (held.has(file)) throw locked(dataDir, process.pid)
  const draft = `${file}.${randomUUID()}`
  // No two locks have the same text, whoever writes them.
  const mine = `${process.pid} ${startOf(process.pid)} ${randomUUID()}\n`
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(draft, mine, { mode: 0o600 })
    try {
      const pid = take(file, mine, draft)
      if (pid !== null) throw locked(dataDir, pid)
      removeClaims(dataDir)
    } finally {
      rmSync(draft, { force: true })
    }
  } catch (error) {
    throw error instanceof CommerceStartError ? error : unwritable(dataDir, error)
  }
  held.add(file)
  return {
    release() {
      held.delete(file)
      // Somebody may have removed it by hand meanwhile, and another process taken it.
      if (textOf(file) === mine) rmSync(file, { force: true })
    },
  }
}
