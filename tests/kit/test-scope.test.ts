import { describe, expect, it } from 'vitest'
import { closingLine } from '../../scripts/test-report.ts'
import { browserProjects, touches } from '../../scripts/test-scope.ts'

describe('a run of tests', () => {
  it.each([
    ['everything', [], true],
    ['titles', ['-t', 'R4.05'], true],
    ['a journey', ['tests/e2e/list.test.ts'], true],
    ['the stories', ['--project', 'storybook so'], true],
    ['the stories of a component', ['packages/ui/src/button'], true],
    ['a part of a name', ['button'], true],
    ['all but a project', ['--project', '!api'], true],
    ['rules', ['packages/domain'], false],
    ['a file of rules', ['packages/domain/src/money/money.test.ts'], false],
    ['a file of a component', ['./packages/ui/src/button/Button.test.tsx'], false],
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
})
