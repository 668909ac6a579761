import { ApiError, callFailure } from '@vidda/client'

/** The answer, or null where the commerce API knows nothing of that name (404); every other failure stays one. */
export async function nullIfMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    const failure = callFailure(error)
    if (failure instanceof ApiError && failure.status === 404) return null
    throw error
  }
}
