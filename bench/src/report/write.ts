import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import type { Check, Report } from '../bench.ts'
import { tableText } from './table.ts'

/** Git-ignored. */
export const benchFolder = join(root, '.vidda', 'bench')

const machine = () => ({
  node: process.version,
  platform: process.platform,
  processors: cpus().length,
  processor: cpus()[0]?.model ?? '',
  memory: totalmem(),
  load: loadavg(),
})

export function print({ tables, checks, notes }: Report): void {
  for (const table of tables) console.log(tableText(table))
  if (notes.length > 0) console.log(`\n${notes.map((note) => `  ${note}`).join('\n')}`)
  if (checks.length > 0) console.log(`\n${checks.map(checkText).join('\n')}`)
}

const checkText = ({ name, passed, measured, wanted }: Check): string => `  ${passed ? '✓' : '✗'} ${name}: ${measured} (wanted ${wanted})`

export async function writeJson(file: string, results: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ made: new Date().toISOString(), machine: machine(), results }, null, 2)}\n`)
}
