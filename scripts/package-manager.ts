/** The pnpm that runs this script, wherever it lies; else the one on the path. */
export const packageManager = (): readonly [program: string, ...before: string[]] => {
  const path = process.env['npm_execpath']
  if (path === undefined || !path.includes('pnpm')) return ['pnpm']
  return /\.[cm]?js$/u.test(path) ? [process.execPath, path] : [path]
}
