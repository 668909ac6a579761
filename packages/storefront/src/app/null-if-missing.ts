import { ApiError } from '@vidda/client'

/** The answer, or null where the commerce API knows nothing of that name (404); every other failure stays one. */
export async function nullIfMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
