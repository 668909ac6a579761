import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ledger } from '../../scripts/checks/ledger.ts'
import { checkLedger } from '../../scripts/ledger.ts'
import { idsOf } from '../../scripts/ledger/titles.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

const rows = '| id | requirement | level |\n|---|---|---|\n| R1.01 | One. | unit |\n| R1.02 | Two. | unit |\n| R1.03 | Three. | unit |\n'

const kitWith = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vidda-ledger-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ 'docs/requirements.md': rows, 'docs/requirements-later.txt': 'R1.03\n', ...files })) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const report = (...titles: readonly (readonly [title: string, status: string])[]): string =>
  JSON.stringify({ testResults: [{ name: '/kit/one.test.ts', assertionResults: titles.map(([title, status]) => ({ title, status })) }] })

/** What the script prints for a report, and how many problems it counts. */
const checked = (files: Readonly<Record<string, string>>): { readonly problems: number; readonly output: string } => {
  const lines: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => lines.push(String(line)))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  return { problems: checkLedger(kitWith(files)), output: lines.join('\n') }
}

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
