import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { bringBrowser } from '@vidda/tooling-machine/bring-browser'
import { broughtBrowser, findBrowser } from '@vidda/tooling-machine/browser'
import { packageManager } from '@vidda/tooling-machine/package-manager'
import { root } from '@vidda/tooling-shared/root'
import { chromium } from 'playwright-core'
import { expect, it } from 'vitest'
import { run } from '../e2e/support/run.ts'

const script = join(root, 'tooling/machine/src/bring-browser.ts')

it('is brought by the test command, so that the script of the CI installs none', () => {
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).not.toMatch(/chrom|playwright/iu)
})

it('is told to shells', async () => {
  const { code, said } = await run([script], { cwd: root })
  expect([code, said.trim()]).toEqual([0, findBrowser()])
})

it('is looked for where CHROMIUM_PATH says, in the system, with Playwright and at last where the test command has put one', () => {
  const PATH = ['/first/bin', '/second/bin'].join(delimiter)
  const system = [
    join('/second/bin', 'chromium'),
    join('/first/bin', 'google-chrome'),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  const places = [...system, chromium.executablePath(), broughtBrowser]
  const found = places.map((_, gone) => findBrowser({ PATH }, (path) => places.slice(gone).includes(path)))
  expect(found).toEqual(places)
  expect(findBrowser({ PATH }, () => false)).toBeNull()
  const named = { PATH, CHROMIUM_PATH: '/named/chrome' }
  expect(findBrowser(named, () => true)).toBe('/named/chrome')
  expect(findBrowser(named, (path) => places.includes(path))).toBeNull()
})

it.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('is brought where none of these has one', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'vidda-browsers-'))
  try {
    const cache = join(empty, 'file')
    await writeFile(cache, '')
    const env = { PATH: empty, CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: empty, XDG_CACHE_HOME: cache }
    const { code, errors } = await run([script], { cwd: root, env })
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/: fetching Chromium [^\n]+\n[^\n]+, and none could be brought: ENOTDIR[^\n]+\n$/u),
    ])
  } finally {
    await rm(empty, { recursive: true })
  }
})

it('is fetched by the pnpm that is there, else by the one that npm fetches', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-path-'))
  try {
    expect(packageManager({ PATH: folder })).toEqual(['npx', '-y', 'pnpm@12'])
    await writeFile(join(folder, 'pnpm'), '')
    expect(packageManager({ PATH: folder })).toEqual(['pnpm'])
    expect(packageManager({ PATH: folder, npm_execpath: '/tools/pnpm.mjs' })).toEqual([process.execPath, '/tools/pnpm.mjs'])
    expect(packageManager({ PATH: folder, npm_execpath: '/tools/npm-cli.js' })).toEqual(['pnpm'])
  } finally {
    await rm(folder, { recursive: true })
  }
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
