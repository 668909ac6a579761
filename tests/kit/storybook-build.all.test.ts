import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../scripts/root.ts'
import { readStories } from '../../scripts/source/stories.ts'
import { buildStorybook } from '../../scripts/visual/session.ts'

const folder = mkdtempSync(join(tmpdir(), 'vidda-storybook-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('[R11.26] Storybook builds, with every story in its index', { timeout: 300_000 }, () => {
  const stories = readStories(root)
  buildStorybook(folder)
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, { readonly type: string; readonly importPath: string; readonly title: string }>>
  }
  const built = Object.values(entries).filter(({ type, importPath }) => type === 'story' && importPath.startsWith('./packages/'))
  expect(built.length).toBe(stories.length)
  expect(existsSync(join(folder, 'iframe.html'))).toBe(true)
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'))
  const code = scripts.map((file) => readFileSync(join(folder, 'assets', file), 'utf8')).join('\n')
  expect(code).toMatch(/displayName:\s*[`"']TextField[`"']/u)
  expect(code).toContain('Of the control, so that a form summary can lead to it')
})
