import { styleText } from 'node:util'
import { asTyped } from './where.ts'

const quarter = 25

/** Lines that count tell each so many. */
const hundred = 100

/** Characters of a bar. */
const barLength = 24

/** Columns that a step's line takes beside its name and the bar. */
const beside = 12

function bar(percent: number, room: number): string {
  const said = `${String(percent).padStart(3)} %`
  // A line that goes on to the next row of the terminal is not emptied whole.
  if (room < barLength + beside) return said
  const filled = Math.floor((percent / 100) * barLength)
  return `${'█'.repeat(filled)}${styleText('dim', '░'.repeat(barLength - filled))} ${said}`
}

/** To the beginning of the terminal's line, which is emptied. */
const emptied = '\r\u001b[2K'

/** Says what is being done while it is done: on a terminal a running step rewrites its own line, elsewhere a long one has a line now and then. */
export function createProgress(out: NodeJS.WriteStream = process.stdout) {
  const live = out.isTTY
  let told = ''
  let isLineOpen = false

  const write = (text: string, end: boolean) => {
    if (live) out.write(`${emptied}${text}${end ? '\n' : ''}`)
    else if (end) out.write(`${text}\n`)
    isLineOpen = live && !end
  }

  return {
    /** Runs a step under a name and says how long it took. */
    async step<T>(name: string, work: () => Promise<T>): Promise<T> {
      const began = performance.now()
      told = ''
      if (live) write(`  ${styleText('dim', '…')} ${name}`, false)
      else out.write(`  … ${name}\n`)
      const result = await work().catch((error: unknown) => {
        write(`  ${styleText('red', '✗')} ${name}`, true)
        throw error
      })
      write(`  ${styleText('green', '✓')} ${name} ${styleText('dim', seconds(performance.now() - began))}`, true)
      return result
    },
    /** How far a long step has come; where `total` is 0 the end is not known, and `done` counts what is behind. */
    part({ step, done, total }: { step: string; done: number; total: number }): void {
      const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : null
      const count = done > 0 ? ` ${done}` : ''
      if (live)
        return write(`  ${styleText('dim', '…')} ${step}${percent === null ? count : ` ${bar(percent, out.columns - step.length)}`}`, false)
      const stage = percent === null ? `${step} ${Math.floor(done / hundred)}` : `${step} ${Math.floor(percent / quarter)}`
      if (stage !== told && percent !== 0) out.write(`    ${step}${percent === null ? count : ` ${percent} %`}\n`)
      told = stage
    },
    /** A line of its own, also in the middle of a step. */
    say: (text: string) => write(asTyped(text), true),
    /** Makes room on a terminal for what others write, in the middle of a step too. */
    clear() {
      if (isLineOpen) out.write(emptied)
      isLineOpen = false
    },
  }
}

export type Progress = ReturnType<typeof createProgress>

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
