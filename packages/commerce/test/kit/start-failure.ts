import { expect } from 'vitest'
import { CommerceStartError } from '../../src/kernel/start-error.ts'

/** What an opening fails with: one line that says what to do. */
export const failureOf = async (opening: Promise<{ close(): Promise<void> }>): Promise<CommerceStartError> => {
  const error = await opening.then(
    async (opened) => {
      await opened.close()
      return null
    },
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(CommerceStartError)
  expect((error as CommerceStartError).message).not.toContain('\n')
  return error as CommerceStartError
}
