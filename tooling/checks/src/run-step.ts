import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Step } from './steps.ts'

export type Outcome = {
  readonly step: Step
  readonly ok: boolean
  readonly output: string
  readonly note: string
  readonly seconds: number
}

const installed = join(import.meta.dirname, '../node_modules')

/** Resolves a step's program: a path below `tooling` or `packages`, else a path below the checks' own `node_modules`. */
const placeOf = (root: string, program: string): string =>
  /^(?:tooling|packages)\//u.test(program) ? join(root, program) : join(installed, program)

const runProgram = (root: string, [program = '', ...args]: readonly string[]): Promise<{ readonly ok: boolean; readonly output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [placeOf(root, program), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(pieces).toString().trim() }))
  })

/** Runs one step and never throws: what a step throws is its failure. */
export const runStep = async (root: string, step: Step): Promise<Outcome> => {
  const start = performance.now()
  const done = (ok: boolean, output: string, note = ''): Outcome => ({
    step,
    ok,
    output,
    note,
    seconds: (performance.now() - start) / 1000,
  })
  try {
    if ('program' in step) {
      const { ok, output } = await runProgram(root, step.program)
      return done(ok, output)
    }
    const { problems, note } = await step.check(root)
    return done(problems.length === 0, problems.join('\n'), note)
  } catch (error) {
    return done(false, String(error instanceof Error ? error.stack : error))
  }
}
