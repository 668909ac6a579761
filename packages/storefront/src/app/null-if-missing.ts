import { ApiError, callFailure } from '@vidda/client'

/** What no name of this kind is like, too long or out of range, is refused instead of looked up. */
const missing: readonly number[] = [404, 422]

/** The answer, or null where the commerce API knows nothing of that name; every other failure stays one. */
export async function nullIfMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    const failure = callFailure(error)
    if (failure instanceof ApiError && missing.includes(failure.status)) return null
    throw error
  }
}
