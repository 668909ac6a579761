import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isMain } from './is-main.ts'
import { ledgerProblems, provenRows } from './ledger/compare.ts'
import { laterFile, laterRows, ledgerRows } from './ledger/rows.ts'
import { passedTitles, reportFile, writtenTitles } from './ledger/titles.ts'
import { root } from './root.ts'

/** Compares the ledger with the tests that passed in the last full run, and prints what does not agree; gives the number of problems. */
export const checkLedger = (folder = root): number => {
  const titles = passedTitles(reportFile(folder))
  if (titles === null) {
    console.error(`No full run has left ${relative(folder, reportFile(folder))}: call pnpm test first`)
    return 1
  }
  const rows = ledgerRows(folder)
  const later = laterRows(folder)
  const problems = ledgerProblems({ rows, later, titles: titles.map(({ title, file }) => ({ title, file: relative(folder, file) })) })
  for (const problem of problems) console.error(problem)
  console.log(`ledger: ${provenRows(rows, titles).length} of ${rows.length} rows proven, ${later.length} not due yet`)
  return problems.length
}

/** Takes the rows that tests name by now out of the list of later rows; it never adds one. */
const settle = (): void => {
  const proven = new Set(provenRows(ledgerRows(root), writtenTitles(root)))
  const later = laterRows(root).filter((id) => !proven.has(id))
  writeFileSync(laterFile(root), later.map((id) => `${id}\n`).join(''))
  console.log(`${later.length} rows are left for later`)
}

const help = `node scripts/ledger.ts: compares docs/requirements.md with the tests that passed in the last full run; exit 1 when they do not agree
  --settle   takes rows that tests name by now out of docs/requirements-later.txt instead`

if (isMain(import.meta)) {
  if (process.argv.includes('--help')) console.log(help)
  else if (process.argv.includes('--settle')) settle()
  else process.exitCode = checkLedger() > 0 ? 1 : 0
}
