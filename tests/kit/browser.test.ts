import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findBrowser } from '../../scripts/browser.ts'
import { root } from '../../scripts/root.ts'
import { run } from '../e2e/support/run.ts'

const script = join(root, 'scripts/browser.ts')

it('is asked for its place by the script of the CI, which keeps no list of its own', () => {
  const ci = readFileSync(join(root, '.ci/run'), 'utf8')
  expect(ci).toContain('node scripts/browser.ts')
  expect(ci).not.toMatch(/google-chrome|CHROMIUM_PATH|ms-playwright/u)
})

it('is told to shells, with the same answer', async () => {
  const { code, said } = await run([script], { cwd: root })
  expect([code, said.trim()]).toEqual([0, findBrowser()])
})

it('is missed in one line that names the path where it was said to be', async () => {
  const { code, errors } = await run([script], { cwd: root, env: { CHROMIUM_PATH: '/nowhere/chromium' } })
  expect(code).toBe(1)
  expect(errors).toMatch(/^CHROMIUM_PATH is "\/nowhere\/chromium", where no program is\. [^\n]+\n$/u)
})
