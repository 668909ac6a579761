import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { expect, it } from 'vitest'
import { run } from '../e2e/support/run.ts'

type Check = { readonly name: string; readonly passed: boolean }

it('measures every kind of page, each answered with 200, and the same markup by React alone', { timeout: 10 * 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-bench-pages-'))
  try {
    const file = join(folder, 'pages.json')
    const args = [join(root, 'bench/src/main.ts'), 'pages', '--brand', 'so', '--quick', '--json', file]
    const { code, said, errors } = await run(args, { env: { NODE_ENV: '' }, timeout: 9 * 60_000 })
    // 1 where a number misses its wish, which one short repetition beside other tests may do.
    expect([0, 1], said + errors).toContain(code)
    const { results } = JSON.parse(await readFile(file, 'utf8')) as {
      readonly results: { readonly pages: { readonly checks: readonly Check[] } }
    }
    const passed = results.pages.checks.filter(({ passed: isPassed }) => isPassed).map(({ name }) => name)
    expect(passed).toContainEqual(expect.stringContaining('every request answered with 200'))
    expect(passed).toContainEqual(expect.stringContaining('what React renders alone is the shop’s markup'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
