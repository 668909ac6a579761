import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

const isOnPath = (program: string, environment: Environment): boolean =>
  (environment['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/** The pnpm that runs this script, wherever it lies; else the one on the path; else the one that npm fetches. */
export const packageManager = (environment: Environment = process.env): readonly [program: string, ...before: string[]] => {
  const path = environment['npm_execpath']
  if (path === undefined || !path.includes('pnpm')) return isOnPath('pnpm', environment) ? ['pnpm'] : ['npx', '-y', 'pnpm@12']
  return /\.[cm]?js$/u.test(path) ? [process.execPath, path] : [path]
}
