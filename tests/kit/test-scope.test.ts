import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { closingLine, failuresOf } from '@vidda/tooling-test-runner/test-report'
import { browserProjects, touches } from '@vidda/tooling-test-runner/test-scope'
import { describe, expect, it } from 'vitest'
import { run } from '../e2e/support/run.ts'

describe('a run of tests', () => {
  it.each([
    ['everything', [], true],
    ['titles', ['-t', 'R4.05'], true],
    ['a journey', ['tests/e2e/list.test.ts'], true],
    ['the stories', ['--project', 'storybook so'], true],
    ['the stories of a component', ['packages/ui/src/primitives/button'], true],
    ['a part of a name', ['button'], true],
    ['all but a project', ['--project', '!api'], true],
    ['rules', ['packages/domain'], false],
    ['a file of rules', ['packages/domain/src/money/money.test.ts'], false],
    ['a file of a component', ['./packages/ui/src/primitives/button/Button.test.tsx'], false],
    ['the API', ['packages/commerce', '-t', 'e2e'], false],
    ['two projects without a page', ['--project', 'unit', '--project=component'], false],
    ['rules and a journey', ['packages/domain', 'tests/e2e'], true],
  ])('of %s needs a browser or not', (_, given, needed) => {
    expect(touches(given, browserProjects)).toBe(needed)
  })

  it.each([
    ['everything', [], true],
    ['the API', ['packages/commerce'], true],
    ['rules', ['packages/domain'], false],
    ['journeys', ['--project', 'e2e'], false],
  ])('of %s tests the API or not', (_, given, tested) => {
    expect(touches(given, ['api'])).toBe(tested)
  })

  it('ends with its counts and with what this machine did not test', () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(closingLine({ passed: 3, failed: 1, skipped: 2 }, ['PostgreSQL (none found)'])).toBe(
      '3 passed, 1 failed, 2 skipped; not tested: PostgreSQL (none found)',
    )
  })

  it('names what failed, in one line each', () => {
    const report = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
    const failed = {
      status: 'failed',
      fullName: 'a cart is empty',
      failureMessages: [
        `Error: \u001B[31mtimeout\u001B[39m\nCall log:\n  - waiting\n    at click (${root}/node_modules/x.js:1:1)\n    at fill (${root}/cart.ts:3:9)\n    at ${root}/a.test.ts:7:2`,
      ],
    }
    const testResults = [
      { name: join(root, 'a.test.ts'), status: 'failed', message: '', assertionResults: [{ ...failed, status: 'passed' }, failed] },
      { name: join(root, 'b.test.ts'), status: 'failed', message: 'SyntaxError: no\n at b', assertionResults: [] },
      { name: join(root, 'c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ]
    writeFileSync(report, JSON.stringify({ testResults }))
    expect(failuresOf(report)).toEqual([
      'failed: a.test.ts: a cart is empty: Error: timeout | Call log: | - waiting < cart.ts:3:9 < a.test.ts:7:2',
      'failed: b.test.ts: SyntaxError: no',
    ])
    rmSync(dirname(report), { recursive: true })
  })

  it('of the API on a machine without PostgreSQL passes, and its last line says what was not tested', async () => {
    const env = { HOME: process.env['HOME'] ?? '', PATH: process.env['PATH'] ?? '', POSTGRES_BIN: join(tmpdir(), 'no-postgres') }
    const given = ['--project', 'unit', '--project', 'api', 'packages/commerce/src/kernel/http/json-depth.unit.test.ts']
    const { code, said, errors } = await run([join(root, 'tooling/test-runner/src/main.ts'), ...given], {
      cwd: root,
      bare: true,
      env,
      timeout: 170_000,
    })
    expect([code, errors]).toEqual([0, ''])
    const lines = said.trimEnd().split('\n')
    expect(lines).toContain('PostgreSQL: none found')
    expect(lines.at(-1)).toMatch(
      /^[1-9]\d* passed, 0 failed; not tested: PostgreSQL \(the API ran on PGlite alone: install postgresql, or set DATABASE_URL\)$/u,
    )
  })
})
