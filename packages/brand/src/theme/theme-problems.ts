import { tokenNames, type Theme } from '@vidda/tokens'
import type { Problem } from '../problem.ts'
import { colorProblems } from './contrast.ts'
import { ruleProblems } from './rules.ts'
import { shapeProblems } from './shape.ts'

/**
 * All that is wrong with a whole theme: tokens missing, unknown or of another type, and then those of no use and contrast below
 * 4.5:1 (text) or 3:1 (controls, focus, marks). `file` is how the problems name it, `tokens.json` by default.
 */
export function themeProblems(theme: Theme, file = 'tokens.json'): readonly Problem[] {
  const shape = shapeProblems(theme, file)
  return shape.length > 0 ? shape : [...ruleProblems(theme, file), ...colorProblems(theme, file, tokenNames.color)]
}
