import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageManager } from '@vidda/tooling-machine/package-manager'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanCheckout, type CopyOfKit } from './copy-of-kit.ts'
import { faults, type Fault } from './planted-faults.data.ts'

/** All checks of the whole kit, beside other tests on two cores. */
const timeout = 20 * 60_000

let kit: CopyOfKit

beforeAll(async () => {
  kit = await cleanCheckout()
})

afterAll(() => kit.remove())

/** Runs pnpm as a shell would: without what the test runner has put into the environment. */
const pnpm = (...args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const [program, ...before] = packageManager()
    const { NODE_ENV: _, VITEST: __, ...environment } = process.env
    const child = spawn(program, [...before, ...args], { cwd: kit.root, env: { ...environment, NO_COLOR: '1' } })
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: Buffer.concat(pieces).toString() }))
  })

/** What it says in the end where it fails, else nothing. */
const failureOf = async (...args: readonly string[]): Promise<string> => {
  const { code, output } = await pnpm(...args)
  return code === 0 ? '' : `ended with ${code}: ${output.slice(-4000)}`
}

/** What `pnpm check` says of a step: its line, and below it what a step that fails has to say. */
const sectionOf = (output: string, step: string): string => new RegExp(`^[✓✗] ${step} .*\n(?: {4}.*\n)*`, 'mu').exec(output)?.[0] ?? ''

const steps = [...new Set(faults.map(({ step }) => step)), 'words']

/** What the checks say after `pnpm new` has made a component and a feature, and what they say with all faults planted. */
let sound = ''
let faulty = ''

describe('a clean checkout', { timeout }, () => {
  it('[R11.02] installs from the frozen lockfile with one command', async () => {
    expect(await failureOf('install', '--frozen-lockfile', '--prefer-offline')).toBe('')
  })

  it('takes a new component and a new feature', async () => {
    const component = await pnpm('new', 'component', 'sprout-tag', '--tier', 'patterns')
    const feature = await pnpm('new', 'feature', 'sprout-list', '--title', 'Ønskeliste')
    expect([component.code, feature.code], component.output + feature.output).toEqual([0, 0])
    expect(component.output).toContain('packages/ui/src/patterns/sprout-tag/SproutTag.stories.tsx')
    expect(feature.output).toContain('packages/texts/src/sprout-list.ts')
    const surface = await readFile(join(kit.root, 'tests/packed/support/public-surface.data.ts'), 'utf8')
    expect(surface).toContain("'@vidda/ui/sprout-tag': ['SproutTag', 'SproutTagProps'],")
    const { exports } = JSON.parse(await readFile(join(kit.root, 'packages/ui/package.json'), 'utf8')) as { readonly exports: object }
    expect(exports).toMatchObject({ './sprout-tag': './src/patterns/sprout-tag/index.ts' })
    sound = (await pnpm('check', ...steps)).output
  })

  // A feature that no screen leads to yet is one that only its tests use.
  it.each(steps.filter((step) => step !== 'only-tested'))('[R11.02] passes %s with one command', (step) => {
    expect(sectionOf(sound, step)).toMatch(/^✓/u)
  })

  // What is tested and built there is the same as here: a part of each shows that it can be.
  it('[R11.02] passes unit tests with one command', async () => {
    expect(await failureOf('exec', 'vitest', 'run', '--project', 'unit', 'packages/domain')).toBe('')
  })

  it('passes the tests that a new component and a new feature come with', async () => {
    const { code, output } = await pnpm('exec', 'vitest', 'run', '--project', 'component', 'sprout-tag', 'sprout-list')
    expect(code, output).toBe(0)
    expect(output).toMatch(/3 passed/u)
  })

  it('[R11.02] builds an app with one command', async () => {
    expect(await failureOf('build', '--brand', 'so')).toBe('')
  })
})

const faultsOf = (...names: readonly string[]): readonly Fault[] => faults.filter(({ step }) => names.includes(step))

describe('pnpm check', { timeout }, () => {
  it('fails with faults planted, no two of them in the same file', async () => {
    const paths = faults.flatMap(({ files }) => Object.keys(files))
    expect(paths).toEqual([...new Set(paths)])
    const { code, output } = await kit.checkWith(steps, Object.assign({}, ...faults.map(({ files }) => files)))
    expect(code).toBe(1)
    faulty = output
  })

  const isFound = ({ step, says }: Fault): void => {
    const section = sectionOf(faulty, step)
    expect(section).toMatch(/^✗/u)
    for (const text of says) expect(section).toMatch(text)
    for (const text of says.slice(0, 1)) expect(sectionOf(sound, step)).not.toMatch(text)
  }

  it.each(faultsOf('types'))('[R10.80] [R10.04] does not compile $name', (fault) => {
    isFound(fault)
    expect.hasAssertions()
  })

  it.each(faultsOf('lint'))('[R10.80] [R11.121] lint fails on $name', (fault) => {
    isFound(fault)
    expect.hasAssertions()
  })

  it.each(faultsOf(...steps.filter((step) => !['types', 'lint'].includes(step))))('fails on $name', (fault) => {
    isFound(fault)
    expect.hasAssertions()
  })

  it('runs every step, also after one that fails, and says so in its last line', () => {
    expect(sectionOf(faulty, 'words')).toMatch(/^✓/u)
    expect(faulty.trim().split('\n').at(-1)).toBe(`1 passed, ${steps.length - 1} failed`)
  })
})
