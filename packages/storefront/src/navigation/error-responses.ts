import { UNSAFE_ErrorResponseImpl as ErrorAnswer, type HydrationState } from 'react-router-dom'

/** The server's errors as the router makes them itself, so that an error page hydrates as it was rendered. */
export function errorResponses(errors: HydrationState['errors']): NonNullable<HydrationState['errors']> | null {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, new ErrorAnswer((error as { status: number }).status, '', null)]),
  )
}
