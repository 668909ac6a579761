import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { isSlowTest, leftOut } from '@vidda/tooling-test-runner/slow-tests'
import { describe, expect, it } from 'vitest'
import { run } from '../e2e/support/run.ts'

const files = ['packages/domain/src/cart/cart.all.test.ts', 'tests/e2e/firefox.all.test.ts', 'tests/e2e/fox.all.test.ts']
const [cart, firefox, fox] = files

describe('slow tests', () => {
  it.each([
    ['tests/e2e/firefox.all.test.ts', true],
    ['packages/storefront/src/list/list.all.test.tsx', true],
    ['tests/e2e/firefox.test.ts', false],
    ['packages/domain/src/all.test.ts', false],
  ])('are told by the name of their file: %s is %s', (path, slow) => {
    expect(isSlowTest(path)).toBe(slow)
  })

  it.each([
    ['nothing', [], files],
    ['a folder', ['tests/e2e'], files],
    ['a project', ['--project', 'e2e'], files],
    ['one of them', ['tests/e2e/firefox.all.test.ts'], [cart, fox]],
    ['one of them and a folder of others', ['./tests/e2e/fox.all.test.ts', 'packages/domain'], [cart, firefox]],
    ['one of them by its line', ['tests/e2e/firefox.all.test.ts:12'], [cart, fox]],
    ['one of them by its place on the machine', [join(root, 'tests/e2e/fox.all.test.ts')], [cart, firefox]],
    ['a part of a name', ['fox.all.test'], [cart]],
  ])('are left out of a run that names %s, but for those that it names', (_, given, left) => {
    expect(leftOut({ all: false, arguments: given, files })).toEqual(left)
  })

  it('are all in a run with --all', () => {
    expect(leftOut({ all: true, arguments: [], files })).toEqual([])
  })

  it.each([
    ['no choice', [], { VIDDA_ALL: '' }, false],
    ['the file', ['tests/kit/clean-checkout.all.test.ts'], { VIDDA_ALL: '' }, true],
    ['--all', [], { VIDDA_ALL: '1' }, true],
  ])('with %s given, Vitest lists them or not', async (_, given, env, listed) => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const { code, said } = await run([vitest, 'list', '--filesOnly', '--project', 'kit', ...given], { cwd: root, env })
    expect([code, said.includes('clean-checkout.all.test.ts')]).toEqual([0, listed])
  })
})
