import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { expect, it } from 'vitest'
import { run } from '../e2e/support/run.ts'

it.each([
  ['check', 'tooling/checks/src/main.ts'],
  ['screens', 'tests/screens/main.ts'],
  ['texts', 'tooling/content/src/texts.ts'],
  ['new', 'tooling/scaffold/src/main.ts'],
])('pnpm %s refuses a flag that it does not know in one line that names its help', async (command, script) => {
  const { code, errors } = await run([join(root, script), '--nonsense'])
  expect([code, errors]).toEqual([2, `Unknown option '--nonsense'. See pnpm ${command} --help.\n`])
})
