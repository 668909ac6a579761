import { laterStorage } from '../app/index.ts'

/** Key of the visitor's own answers in local storage: option by question. */
const key = 'vd-polls'

/** A full or forbidden storage costs the mark at the visitor's own answer and nothing else. */
export function ownAnswers(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(laterStorage.get(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return {}
  }
}

export function keepAnswer(questionId: number, optionId: number): void {
  try {
    laterStorage.set(key, JSON.stringify({ ...ownAnswers(), [questionId]: optionId }))
  } catch {
    // The answer itself is with the chain.
  }
}
