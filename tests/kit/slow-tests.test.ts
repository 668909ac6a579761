import { basename, join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { slowFirst } from '@vidda/tooling-test-runner/slow-first'
import { leftOut, runsOf } from '@vidda/tooling-test-runner/slow-tests'
import { describe, expect, it } from 'vitest'
import { run } from '../e2e/support/run.ts'

const files = ['packages/domain/src/cart/cart.all.test.ts', 'tests/e2e/firefox.all.test.ts', 'tests/e2e/fox.all.test.ts']
const [cart, firefox, fox] = files
const machine = 'tests/packed/machine.prove.test.ts'

describe('slow tests', () => {
  it.each([
    ['tests/e2e/firefox.all.test.ts', 'all'],
    ['packages/storefront/src/list/list.all.test.tsx', 'all'],
    [machine, 'prove'],
    ['tests/e2e/firefox.test.ts', 'every'],
    ['packages/domain/src/all.test.ts', 'every'],
  ])('are told by the name of their file: %s is of runs %s', (path, runs) => {
    expect(runsOf(path)).toBe(runs)
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
    expect(leftOut({ all: false, prove: false, arguments: given, files })).toEqual(left)
  })

  it.each([
    ['--all, but for those of a release', { all: true, prove: false }, [], [machine]],
    ['--all and the name of one of a release', { all: true, prove: false }, [machine], []],
    ['--prove', { all: true, prove: true }, [], []],
  ])('are in a run with %s', (_, runs, given, left) => {
    expect(leftOut({ ...runs, arguments: given, files: [...files, machine] })).toEqual(left)
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

  it('begin before others, and those of the kit before all', () => {
    const file = (name: string, path: string) => ({ project: { name }, moduleId: join(root, path) })
    const begun = slowFirst([
      file('unit', 'packages/domain/src/cart/cart.test.ts'),
      file('kit', 'tests/kit/docs.test.ts'),
      file('api', 'packages/commerce/test/start.all.test.ts'),
      file('kit', 'tests/kit/clean-checkout.all.test.ts'),
    ])
    expect(begun.map(({ moduleId }) => basename(moduleId))).toEqual([
      'clean-checkout.all.test.ts',
      'start.all.test.ts',
      'docs.test.ts',
      'cart.test.ts',
    ])
  })
})
