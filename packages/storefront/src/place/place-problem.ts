import type { placeTexts, WordsOf } from '@vidda/texts'
import type { PlaceFailure } from './place-store.ts'

/** What is said beneath the field where no place was found. */
export function placeProblem(failed: PlaceFailure | null, texts: WordsOf<typeof placeTexts>): string | undefined {
  if (failed === null) return undefined
  return { unknownCode: texts.codeUnknown, noAnswer: texts.noAnswer, device: texts.noDevice }[failed]
}
