import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/root.ts'
import { run } from '../e2e/support/run.ts'

it.each([
  ['check', 'scripts/check.ts'],
  ['screens', 'tests/screens/main.ts'],
  ['texts', 'scripts/texts.ts'],
  ['new', 'scripts/new.ts'],
])('pnpm %s refuses a flag that it does not know in one line that names its help', async (command, script) => {
  const { code, errors } = await run([join(root, script), '--nonsense'])
  expect([code, errors]).toEqual([2, `Unknown option '--nonsense'. See pnpm ${command} --help.\n`])
})
