import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bringBrowser } from '../../scripts/bring-browser.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { root } from '../../scripts/root.ts'
import { run } from '../e2e/support/run.ts'

const script = join(root, 'scripts/bring-browser.ts')

it('is brought by the test command, so that the script of the CI installs none', () => {
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).not.toMatch(/chrom|playwright/iu)
})

it('is told to shells', async () => {
  const { code, said } = await run([script], { cwd: root })
  expect([code, said.trim()]).toEqual([0, findBrowser()])
})

it('is missed in one line that names the path where it was said to be', async () => {
  const { code, errors } = await run([script], { cwd: root, env: { CHROMIUM_PATH: '/nowhere/chromium' } })
  expect(code).toBe(1)
  expect(errors).toMatch(/^CHROMIUM_PATH is "\/nowhere\/chromium", where no program is\. [^\n]+\n$/u)
})

it.each([
  ['darwin', 'arm64'],
  ['linux', 'arm64'],
])('is missed in one line that tells how to get it on %s %s, where none can be brought', async (platform, arch) => {
  const missing = bringBrowser({ platform, arch, target: '/nowhere/chrome' })
  await expect(missing).rejects.toThrow(/^No Chromium or Chrome was found, and the npm registry has none for \w+ \w+\. Install [^\n]+$/u)
})
