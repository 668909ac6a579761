import { execFile } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isMain } from '@vidda/tooling-shared/is-main'
import { chromium, type Browser } from 'playwright-core'
import { broughtBrowser, browserArguments, chromiumPackage, chromiumVersion, findBrowser, howToGetBrowser, isMisnamed } from './browser.ts'
import { packageManager } from './package-manager.ts'

const run = promisify(execFile)

/** Chromium of the package, with the libraries and a font that a bare system lacks, which stand beside it. */
const launcher = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`

const fontsOf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

const unpack = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()"

/** Installs the package by its lockfile, which holds its checksum, and has it unpack itself into the folder. */
const fill = async (folder: string): Promise<void> => {
  const project = join(folder, 'package')
  cpSync(chromiumPackage, project, { recursive: true })
  const [program, ...before] = packageManager()
  await run(program, [...before, 'install', '--frozen-lockfile', '--ignore-workspace', '--ignore-scripts'], { cwd: project })
  // It unpacks into the system's temporary folder, and its libraries only where it takes itself to be on AWS Lambda.
  const environment = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
  await run(process.execPath, ['--input-type=module', '-e', unpack], { cwd: project, env: environment })
  rmSync(project, { recursive: true })
}

/** The last line that a failed program said, or why it could not be started. */
const reasonOf = (error: unknown): string => {
  const { stderr = '', stdout = '', message } = error as { readonly stderr?: string; readonly stdout?: string; readonly message: string }
  const said = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '')
  return (said.findLast((line) => line.includes('ERR')) ?? said.at(-1) ?? message).trim()
}

const otherwise = 'Install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.'

const noneFor = (platform: string, arch: string): string =>
  `No Chromium or Chrome was found, and the npm registry has none for ${platform} ${arch}. ` +
  'Install one (npx playwright install chromium does it too), or set CHROMIUM_PATH to its program.'

type Surroundings = {
  readonly platform?: string
  readonly arch?: string
  readonly say?: (line: string) => void
  readonly target?: string
}

/**
 * Fetches Chromium from the npm registry into the user's cache, once for all checkouts; gives its program.
 * @throws with one line that tells what to do where that cannot be done.
 */
export const bringBrowser = async ({
  platform = process.platform,
  arch = process.arch,
  say = console.log,
  target = broughtBrowser,
}: Surroundings = {}): Promise<string> => {
  if (existsSync(target)) return target
  if (platform !== 'linux' || arch !== 'x64') throw new Error(noneFor(platform, arch))
  const folder = dirname(target)
  say(`No Chromium or Chrome was found: fetching Chromium ${chromiumVersion} from the npm registry (70 MB, once), into ${folder}`)
  try {
    mkdirSync(dirname(folder), { recursive: true })
    const partial = mkdtempSync(`${folder}-partial-`)
    try {
      await fill(partial)
      writeFileSync(join(partial, 'chrome'), launcher)
      chmodSync(join(partial, 'chrome'), 0o755)
      writeFileSync(join(partial, 'fonts.conf'), fontsOf(folder))
      await run(join(partial, 'chrome'), ['--version'])
      // Another run may have been faster.
      if (!existsSync(folder)) renameSync(partial, folder)
    } finally {
      rmSync(partial, { recursive: true, force: true })
    }
  } catch (error) {
    throw new Error(`No Chromium or Chrome was found, and none could be brought: ${reasonOf(error)} ${otherwise}`, { cause: error })
  }
  return target
}

/** The machine's browser, else one that is brought. @throws with one line where there is neither. */
export const someBrowser = async (): Promise<string> => {
  if (isMisnamed) throw new Error(howToGetBrowser)
  return findBrowser() ?? bringBrowser({ say: console.error })
}

/** Opens it headless; `more` are switches beside those that every machine needs. */
export const openBrowser = async (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: await someBrowser(), args: [...browserArguments, ...more] })

/** For shells: prints the browser's program, or tells how to get one and ends with 1. */
if (isMain(import.meta) && process.argv.includes('--help')) {
  console.log("pnpm browser: prints the browser's program that the tests use, and fetches one where there is none")
} else if (isMain(import.meta)) {
  try {
    console.log(await someBrowser())
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
