import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

function holder(file: string): number | null {
  const [id = '', start = ''] = readFileSync(file, 'utf8').trim().split(' ')
  const pid = Number.parseInt(id, 10)
  if (!(pid > 0) || !isAlive(pid)) return null
  const now = startOf(pid)
  return start === '' || now === '' || start === now ? pid : null
}

function take(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
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
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!take(file)) {
      const pid = holder(file)
      if (pid !== null) throw locked(dataDir, pid)
      rmSync(file, { force: true })
      if (!take(file)) throw locked(dataDir, holder(file) ?? 0)
    }
  } catch (error) {
    throw error instanceof CommerceStartError ? error : unwritable(dataDir, error)
  }
  held.add(file)
  return {
    release() {
      held.delete(file)
      rmSync(file, { force: true })
    },
  }
}
