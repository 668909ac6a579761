import { ledgerProblems, provenRows } from '@vidda/tooling-test-runner/ledger/compare'
import { laterRows, ledgerRows } from '@vidda/tooling-test-runner/ledger/rows'
import { writtenTitles } from '@vidda/tooling-test-runner/ledger/titles'
import type { Check } from './report.ts'

/** Every row of the ledger is named by a test or is not due yet, by the tests' sources alone. */
export const ledger: Check = (root) => {
  const rows = ledgerRows(root)
  const titles = writtenTitles(root)
  const later = laterRows(root)
  return {
    problems: ledgerProblems({ rows, later, titles }),
    note: `${provenRows(rows, titles).length} of ${rows.length} rows named by tests, ${later.length} later`,
  }
}
