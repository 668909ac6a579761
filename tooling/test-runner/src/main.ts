import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { someBrowser } from '@vidda/tooling-machine/bring-browser'
import { findBrowser } from '@vidda/tooling-machine/browser'
import { findPostgres } from '@vidda/tooling-machine/postgres'
import { root } from '@vidda/tooling-shared/root'
import { checkLedger } from './ledger.ts'
import { reportFile } from './ledger/titles.ts'
import { closingLine, countsOf, failuresOf } from './test-report.ts'
import { browserProjects, touches } from './test-scope.ts'

const help = `pnpm test [PATH …] [--project NAME] [-t WORDS] [--all] [--prove] [--profile]: the tests, or those chosen; exit 1 when one fails

  PATH       files or folders; a file *.all.test.ts or *.prove.test.ts runs when it is named
  --project  unit, component, api, kit, e2e, e2e-alone (what measures) or "storybook so"
  -t         only tests with these words in their titles, such as R4.05
  --all      with the slow tests too, which are the files *.all.test.ts
  --prove    with what a release needs as well, which are the files *.prove.test.ts, and with the big counts of races, kills and
             made-up input: pnpm prove
  --profile  ends with the seconds of each project and the slowest files, by the clock and of CPU

  Other flags go to Vitest. Without PATH, --project and -t the ledger is compared with the titles that passed: with --prove
  every row, else every row but those that only tests prove which did not run.`

const prove = process.argv.includes('--prove')
const all = prove || process.argv.includes('--all')
const profile = process.argv.includes('--profile')
const chosen = process.argv.slice(2).filter((argument) => !['--prove', '--all', '--profile'].includes(argument))

/** A run of chosen tests says nothing about the whole ledger, and leaves the last full run's report alone. */
const isWhole = chosen.length === 0
const report = isWhole ? reportFile(root) : join(root, '.vidda', 'chosen-report.json')

/** A compile cache for all processes that tests start: compiling took two fifths of a server's start. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile') }

const profileReporter = `--reporter=${join(root, 'tooling/test-runner/src/test-profile.ts')}`

const runVitest = (environment: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve) => {
    const options = [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(profile ? [profileReporter] : []),
      ...chosen,
    ]
    const child = spawn(process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...options], {
      cwd: root,
      stdio: 'inherit',
      env: { ...compileCache, ...process.env, ...environment },
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

const withoutPostgres = 'PostgreSQL (the API ran on PGlite alone: install postgresql, or set DATABASE_URL)'

/** The browser, fetched where tests that run one were asked for; none for others; an error that tells how to get one. */
const browserFor = async (given: readonly string[]): Promise<string | null | Error> => {
  if (!touches(given, browserProjects)) return findBrowser()
  try {
    return await someBrowser()
  } catch (error) {
    return error as Error
  }
}

const main = async (): Promise<number> => {
  if (chosen.includes('--help')) {
    console.log(help)
    return 0
  }
  const browser = await browserFor(chosen)
  if (browser instanceof Error) {
    console.error(browser.message)
    return 1
  }
  // JIT compilation takes longer than any query on the tests' small data.
  const database = await findPostgres(['jit=off'])
  console.log(`browser: ${browser ?? 'none'}`)
  console.log(`PostgreSQL: ${database?.origin ?? 'none found'}`)
  mkdirSync(join(root, '.vidda'), { recursive: true })
  rmSync(report, { force: true })
  try {
    const code = await runVitest({
      ...(browser !== null && { CHROMIUM_PATH: browser }),
      ...(database && { VIDDA_TEST_POSTGRES_URL: database.url }),
      ...(all && { VIDDA_ALL: '1' }),
      ...(profile && { VIDDA_PROFILE: '1' }),
      ...proving(),
    })
    const counts = countsOf(report)
    const unexplained = code !== 0 && counts.failed === 0 ? 1 : 0
    const ledger = isWhole && checkLedger() > 0 ? 1 : 0
    const failed = counts.failed + unexplained + ledger
    const failures = [
      ...failuresOf(report),
      ...(unexplained ? [`failed: no test, but Vitest ended with ${code}: an error outside of every test, see above`] : []),
      ...(ledger ? ['failed: the ledger, see above'] : []),
    ]
    const untested = database === null && touches(chosen, ['api']) ? [withoutPostgres] : []
    for (const failure of failures) console.log(failure)
    console.log(closingLine({ ...counts, failed }, untested))
    return failed > 0 ? 1 : 0
  } finally {
    await database?.stop()
  }
}

process.exitCode = await main()
