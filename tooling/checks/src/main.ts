import { readArguments } from '@vidda/tooling-shared/arguments'
import { root } from '@vidda/tooling-shared/root'
import colors from 'picocolors'
import { runStep } from './run-step.ts'
import type { Outcome } from './run-step.ts'
import { steps } from './steps.ts'

const atOnce = 2

const help = `pnpm check [STEP …]: what can be said of the code without running it; exit 1 when a step fails

${steps.map(({ name, tells }) => `  ${name.padEnd(16)} ${tells}`).join('\n')}`

const { values: flags, positionals: asked } = readArguments('check', {
  options: { help: { type: 'boolean' } },
  allowPositionals: true,
})
const unknown = asked.filter((name) => !steps.some((step) => step.name === name))
const chosen = asked.length === 0 ? steps : steps.filter((step) => asked.includes(step.name))

const show = ({ step, ok, output, note, seconds }: Outcome): void => {
  const mark = ok ? colors.green('✓') : colors.red('✗')
  console.log(
    `${mark} ${step.name.padEnd(16)} ${step.tells}${note ? colors.dim(` (${note})`) : ''} ${colors.dim(`${seconds.toFixed(1)} s`)}`,
  )
  if (!ok) console.log(output.replaceAll(/^/gmu, '    '))
}

/** Two at a time; every step runs, also after one that fails. */
const runAll = async (): Promise<readonly Outcome[]> => {
  const waiting = [...chosen]
  const outcomes: Outcome[] = []
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(root, step)
      show(outcome)
      outcomes.push(outcome)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}

if (flags.help) {
  console.log(help)
} else if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: the steps are ${steps.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
} else {
  const outcomes = await runAll()
  const failed = outcomes.filter(({ ok }) => !ok)
  if (failed.length > 0) console.log(`\nfailed: ${failed.map(({ step }) => step.name).join(', ')}`)
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
