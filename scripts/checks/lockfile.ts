import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Check } from './report.ts'

const run = promisify(execFile)

/** The package manager that runs this script, wherever it lies; else the one on the path. */
const packageManager = (): readonly [program: string, ...before: string[]] => {
  const path = process.env['npm_execpath']
  if (path === undefined || !path.includes('pnpm')) return ['pnpm']
  return /\.[cm]?js$/u.test(path) ? [process.execPath, path] : [path]
}

/** pnpm-lock.yaml says what the package.json files ask for; an install from it must find nothing to change. */
export const lockfile: Check = async (root) => {
  const [program, ...before] = packageManager()
  try {
    await run(program, [...before, 'install', '--frozen-lockfile', '--lockfile-only', '--offline'], { cwd: root })
    return { problems: [] }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    return { problems: [`pnpm-lock.yaml is out of step with a package.json: call pnpm install and commit it\n${stdout}${stderr}`.trim()] }
  }
}
