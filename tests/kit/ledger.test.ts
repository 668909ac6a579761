import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ledger } from '@vidda/tooling-checks/checks/ledger'
import { checkLedger } from '@vidda/tooling-test-runner/ledger'
import { idsOf } from '@vidda/tooling-test-runner/ledger/titles'
import { afterEach, describe, expect, it, vi } from 'vitest'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

const rows = '| id | requirement | level |\n|---|---|---|\n| R1.01 | One. | unit |\n| R1.02 | Two. | unit |\n| R1.03 | Three. | unit |\n'

type Files = Readonly<Record<string, string | ((folder: string) => string)>>

const kitWith = (files: Files): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vidda-ledger-'))
  folders.push(folder)
  const all: Files = { 'docs/requirements.md': rows, 'docs/requirements-later.txt': 'R1.03\n', ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), typeof text === 'string' ? text : text(folder))
  }
  return folder
}

const report = (...titles: readonly (readonly [title: string, status: string])[]): string =>
  JSON.stringify({ testResults: [{ name: '/kit/one.test.ts', assertionResults: titles.map(([title, status]) => ({ title, status })) }] })

/** What the script prints for a report, and how many problems it counts. */
const checked = (files: Files): { readonly problems: number; readonly output: string } => {
  const lines: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => lines.push(String(line)))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  return { problems: checkLedger(kitWith(files)), output: lines.join('\n') }
}

/** A report of a run in which each file had one test. */
const reportOf = (results: Readonly<Record<string, readonly [title: string, status: string]>>) => (folder: string) =>
  JSON.stringify({
    testResults: Object.entries(results).map(([file, [title, status]]) => ({
      name: join(folder, file),
      assertionResults: [{ title, status }],
    })),
  })

const reportPath = '.vidda/test-report.json'

describe('the ledger against the tests that passed', () => {
  it('[R11.33] is content when every row is proven or not due', () => {
    expect(checked({ [reportPath]: report(['[R1.01] [R1.02] both', 'passed']) })).toEqual({ problems: 0, output: '' })
  })

  it('[R11.33] lists a row that no test names', () => {
    const { problems, output } = checked({ [reportPath]: report(['[R1.01] one', 'passed']) })
    expect(problems).toBe(1)
    expect(output).toContain('R1.02 is named by no passing test')
  })

  it.each(['failed', 'skipped', 'todo'])('[R11.33] does not take a test that %s for a proof', (status) => {
    expect(checked({ [reportPath]: report(['[R1.01] one', 'passed'], ['[R1.02] two', status]) }).output).toContain('R1.02')
  })

  it('[R11.33] lists a title that names no row', () => {
    const { problems, output } = checked({ [reportPath]: report(['[R1.01] [R1.02] both', 'passed'], ['[R9.99] none', 'passed']) })
    expect(problems).toBe(1)
    expect(output).toContain('names R9.99, which is no row')
  })

  it('[R11.33] lists a row that is proven and still said to be not due', () => {
    expect(checked({ [reportPath]: report(['[R1.01] [R1.02] [R1.03] all', 'passed']) }).output).toContain('R1.03 is proven: take it out')
  })

  it('lists a later row that is no row, and one that stands there twice', () => {
    const { output } = checked({
      'docs/requirements-later.txt': 'R1.03\nR1.03\nR7.77\n',
      [reportPath]: report(['[R1.01] [R1.02] both', 'passed']),
    })
    expect(output).toContain('R1.03 stands twice')
    expect(output).toContain('R7.77 of docs/requirements-later.txt is no row')
  })

  describe('with slow tests', () => {
    const slow = 'tests/e2e/two.all.test.ts'
    const written = { [slow]: "it('[R1.02] two', () => {})" }
    const quick = { 'tests/e2e/one.test.ts': ['[R1.01] one', 'passed'] } as const

    it('leaves a row to them in a run that leaves them out', () => {
      expect(checked({ ...written, [reportPath]: reportOf(quick) })).toEqual({ problems: 0, output: '' })
    })

    it('leaves a row to one that was skipped on this machine', () => {
      expect(checked({ ...written, [reportPath]: reportOf({ ...quick, [slow]: ['[R1.02] two', 'skipped'] }) }).problems).toBe(0)
    })

    it('misses a row that they ran without proving', () => {
      const { output } = checked({ ...written, [reportPath]: reportOf({ ...quick, [slow]: ['another', 'passed'] }) })
      expect(output).toContain('R1.02 is named by no passing test')
    })

    it('misses a row that only a quick test names and that did not pass', () => {
      const { output } = checked({ 'tests/e2e/two.test.ts': "it('[R1.02] two', () => {})", [reportPath]: reportOf(quick) })
      expect(output).toContain('R1.02 is named by no passing test')
    })
  })

  it('fails when no run has left a report', () => {
    expect(checked({}).problems).toBe(1)
  })
})

describe('the ledger against the tests as they are written', () => {
  const test = (title: string): string => `it('${title}', () => {})\n`

  it('[R11.33] finds titles in tests and stories alone', async () => {
    const folder = kitWith({ 'packages/a/src/a.test.ts': test('[R1.01] one'), 'packages/a/src/a.ts': test('[R1.02] not a test') })
    expect((await ledger(folder)).problems).toEqual([expect.stringContaining('R1.02 is named by no passing test')])
    const story = kitWith({ 'packages/a/src/a.test.ts': test('[R1.01] one'), 'packages/a/src/A.stories.tsx': test('[R1.02] a story') })
    expect((await ledger(story)).problems).toEqual([])
  })

  it.each(["it.skip('[R1.02] two', () => {})", "it.todo('[R1.02] two')", "describe.skip('[R1.02] two', () => {})"])(
    '[R11.33] does not take %s for a proof',
    async (written) => {
      const folder = kitWith({ 'packages/a/src/a.test.ts': `${test('[R1.01] one')}${written}\n` })
      expect((await ledger(folder)).problems).toEqual([expect.stringContaining('R1.02 is named by no passing test')])
    },
  )

  it('reads the ids at the start of a title only', () => {
    expect(idsOf('[R1.01] [R1.02] two, like [R1.03]')).toEqual(['R1.01', 'R1.02'])
    expect(idsOf('none [R1.01]')).toEqual([])
  })
})
