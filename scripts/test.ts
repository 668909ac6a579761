import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, howToGetBrowser } from './browser.ts'
import { checkLedger } from './ledger.ts'
import { reportFile } from './ledger/titles.ts'
import { findPostgres } from './postgres.ts'
import { root } from './root.ts'
import { countsLine, countsOf } from './test-report.ts'

const help = `pnpm test [PATH …] [--project NAME] [-t WORDS] [--prove]: the tests, all of them or those chosen; exit 1 when one fails

  --project  unit, component, api, kit, e2e or "storybook so"
  -t         only tests with these words in their titles, such as R4.05
  --prove    with the big counts of races, kills and made-up input: pnpm prove

  Other flags go to Vitest. Without any choice the ledger is held against the titles too.`

const [prove, chosen] = [process.argv.includes('--prove'), process.argv.slice(2).filter((argument) => argument !== '--prove')]

/** A run of chosen tests says nothing about the whole ledger, and leaves the last full run's report alone. */
const isWhole = chosen.length === 0
const report = isWhole ? reportFile(root) : join(root, '.vidda', 'chosen-report.json')

const runVitest = (environment: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve) => {
    const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...chosen]
    const child = spawn(process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...options], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
    child.on('close', (code) => resolve(code ?? 1))
  })

const proving = (): Readonly<Record<string, string>> => {
  if (!prove) return {}
  const seed = process.env['VIDDA_SEED'] ?? String(randomInt(2 ** 31))
  console.log(`proving with seed ${seed}: VIDDA_SEED=${seed} pnpm prove repeats this run`)
  return { VIDDA_PROVE: '1', VIDDA_SEED: seed }
}

const main = async (): Promise<number> => {
  if (chosen.includes('--help')) {
    console.log(help)
    return 0
  }
  const browser = findBrowser()
  if (browser === null && isWhole) {
    console.error(howToGetBrowser)
    return 1
  }
  const database = await findPostgres()
  console.log(`browser: ${browser ?? 'none'}`)
  console.log(
    `PostgreSQL: ${database?.origin ?? 'none found, so the API is tested on PGlite alone (set DATABASE_URL, or install postgresql)'}`,
  )
  mkdirSync(join(root, '.vidda'), { recursive: true })
  rmSync(report, { force: true })
  try {
    const code = await runVitest({
      ...(browser !== null && { CHROMIUM_PATH: browser }),
      ...(database && { VIDDA_TEST_POSTGRES_URL: database.url }),
      ...proving(),
    })
    const counts = countsOf(report)
    const unexplained = code !== 0 && counts.failed === 0 ? 1 : 0
    const ledger = isWhole && checkLedger() > 0 ? 1 : 0
    const failed = counts.failed + unexplained + ledger
    console.log(countsLine({ ...counts, failed }))
    return failed > 0 ? 1 : 0
  } finally {
    await database?.stop()
  }
}

process.exitCode = await main()
