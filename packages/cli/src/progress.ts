import { styleText } from 'node:util'

const quarter = 25

/** Says what is being done while it is done; on a terminal a running step rewrites its own line. */
export function createProgress(out: NodeJS.WriteStream = process.stdout) {
  const live = out.isTTY
  let told = ''

  const write = (text: string, end: boolean) => {
    if (live) out.write(`\r\u001b[2K${text}${end ? '\n' : ''}`)
    else if (end) out.write(`${text}\n`)
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
    /** How far a long step has come; where `total` is 0, only that it goes on. */
    part({ step, done, total }: { step: string; done: number; total: number }): void {
      const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0
      if (live) return write(`  ${styleText('dim', '…')} ${step}${total > 0 ? ` ${percent} %` : ''}`, false)
      const stage = `${step} ${Math.floor(percent / quarter)}`
      if (stage !== told && percent > 0) out.write(`    ${step} ${percent} %\n`)
      told = stage
    },
    /** A line of its own, also in the middle of a step. */
    say: (text: string) => out.write(`${live ? '\r\u001b[2K' : ''}${text}\n`),
  }
}

export type Progress = ReturnType<typeof createProgress>

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
