import type { Theme } from '@vidda/tokens'
import type { Read } from '../file/read-file.ts'
import { completeTheme, type ThemeFile } from './derive/complete-theme.ts'
import { seedProblems } from './derive/seed-problems.ts'
import { parseTheme } from './parse-theme.ts'
import { shapeProblems } from './shape.ts'
import { themeProblems } from './theme-problems.ts'

/**
 * The theme that a `tokens.json` holds, whole: what a file with seeds leaves out is derived. `file` is how problems name it. A theme
 * with a problem, a pair below its contrast among them, is no theme.
 */
export async function themeOf(source: string, file: string): Promise<Read<Theme>> {
  const parsed = await parseTheme(source, file)
  if (parsed.value === undefined) return { problems: parsed.problems }
  const given = parsed.value as ThemeFile
  const early = given.seed === undefined ? [] : [...seedProblems(given.seed, file), ...shapeProblems(given as Theme, file, false)]
  if (early.length > 0) return { problems: early }
  const theme = completeTheme(given)
  const problems = themeProblems(theme, file)
  return problems.length > 0 ? { problems } : { value: theme, problems }
}
