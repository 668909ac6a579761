import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { packageManager } from '@vidda/tooling-machine/package-manager'
import type { Check } from './report.ts'

const run = promisify(execFile)

/** pnpm-lock.yaml says what the package.json files ask for; an install from it must find nothing to change. */
export const lockfile: Check = async (root) => {
  const [program, ...before] = packageManager()
  try {
    await run(program, [...before, 'install', '--frozen-lockfile', '--lockfile-only', '--prefer-offline'], { cwd: root })
    return { problems: [] }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    return { problems: [`pnpm-lock.yaml is out of step with a package.json: call pnpm install and commit it\n${stdout}${stderr}`.trim()] }
  }
}
