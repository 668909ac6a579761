import type { positionTexts, WordsOf } from '@vidda/texts'
import type { PositionFailure } from './position-store.ts'

/** What is said beneath the field where no position was found. */
export function positionProblem(failed: PositionFailure | null, texts: WordsOf<typeof positionTexts>): string | undefined {
  if (failed === null) return undefined
  return { unknownCode: texts.codeUnknown, noAnswer: texts.noAnswer, device: texts.noDevice }[failed]
}
