import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

const isOnPath = (program: string, environment: Environment): boolean =>
  (environment['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/** The command that starts pnpm: the one running this script, else `pnpm` on the PATH, else `npx pnpm@12`. */
export const packageManager = (environment: Environment = process.env): readonly [program: string, ...before: string[]] => {
  const path = environment['npm_execpath']
  if (path === undefined || !path.includes('pnpm')) return isOnPath('pnpm', environment) ? ['pnpm'] : ['npx', '-y', 'pnpm@12']
  return /\.[cm]?js$/u.test(path) ? [process.execPath, path] : [path]
}
