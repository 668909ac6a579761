import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isMain } from '@vidda/tooling-shared/is-main'
import { root } from '@vidda/tooling-shared/root'
import { ledgerProblems, provenRows } from './ledger/compare.ts'
import { laterFile, laterRows, ledgerRows } from './ledger/rows.ts'
import { lastRun, reportFile, writtenTitles } from './ledger/titles.ts'
import { runsOf } from './slow-tests.ts'

/**
 * Compares the ledger with the tests that passed in the last full run, and prints what does not agree; gives the number of problems.
 * A row that a slow test names is not missed when that test was left out, or skipped for want of something on this machine.
 */
export const checkLedger = (folder = root): number => {
  const report = lastRun(reportFile(folder))
  if (report === null) {
    console.error(`No full run has left ${relative(folder, reportFile(folder))}: call pnpm test first`)
    return 1
  }
  const titles = report.passed.map(({ title, file }) => ({ title, file: relative(folder, file) }))
  const ranWhole = new Set(report.ranWhole.map((file) => relative(folder, file)))
  const unrun = writtenTitles(folder).filter(({ file }) => runsOf(file) !== 'every' && !ranWhole.has(file))
  const [rows, later] = [ledgerRows(folder), laterRows(folder)]
  const problems = ledgerProblems({ rows, later, titles, unrun })
  for (const problem of problems) console.error(problem)
  const proven = provenRows(rows, titles)
  const left = provenRows(rows, unrun).filter((id) => !proven.includes(id))
  const slow =
    left.length > 0 ? `, ${left.length} left to slow tests that did not run (pnpm test --all, pnpm prove): ${left.join(', ')}` : ''
  console.log(`ledger: ${proven.length} of ${rows.length} rows proven, ${later.length} not due yet${slow}`)
  return problems.length
}

/** Takes the rows that tests name by now out of the list of later rows; it never adds one. */
const settle = (): void => {
  const proven = new Set(provenRows(ledgerRows(root), writtenTitles(root)))
  const later = laterRows(root).filter((id) => !proven.has(id))
  writeFileSync(laterFile(root), later.map((id) => `${id}\n`).join(''))
  console.log(`${later.length} rows are left for later`)
}

const help = `pnpm exec node tooling/test-runner/src/ledger.ts: compares docs/requirements.md with the tests that passed in the last full run; exit 1 when they do not agree
  --settle   takes rows that tests name by now out of docs/requirements-later.txt instead`

if (isMain(import.meta)) {
  if (process.argv.includes('--help')) console.log(help)
  else if (process.argv.includes('--settle')) settle()
  else process.exitCode = checkLedger() > 0 ? 1 : 0
}
