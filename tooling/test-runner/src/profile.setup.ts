import { readFileSync } from 'node:fs'
import { afterAll, TestRunner } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds of CPU that a file took, with those of the processes that it started and that have ended. */
    cpu?: number
  }
}

const seen = globalThis as { cpuBefore?: number }

/** Linux counts the time of ended children; elsewhere it is this process's alone. */
function childrenCpu(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15)
      .map(Number)
    return (user + system) / 100
  } catch {
    return 0
  }
}

function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + childrenCpu()
}

const { file } = TestRunner.getCurrentSuite()

// Hooks at the end run in reverse: this one, the first to be said, after all others.
afterAll(() => {
  file.meta.cpu = cpu() - (seen.cpuBefore ?? 0)
  seen.cpuBefore = cpu()
})
