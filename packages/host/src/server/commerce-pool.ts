import { Pool } from 'undici'

const mostCalls = 256

/** Connections to a commerce API elsewhere, which stay open; how long a call may take is for who makes it. */
export const openPool = (origin: string): Pool =>
  new Pool(new URL(origin).origin, { connections: mostCalls, headersTimeout: 0, bodyTimeout: 0 })

const closings = ['ECONNRESET', 'UND_ERR_SOCKET']

/** The commerce API may have closed a waiting connection just as it was used: then nothing was done yet. */
export const wasClosed = (error: unknown): boolean => closings.includes((error as NodeJS.ErrnoException).code ?? '')
