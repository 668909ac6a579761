type DatabaseError = Error & { readonly code: string }

/** An error that the engine reports, with its SQLSTATE. */
export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)

/** Classes of SQLSTATE that speak of the connection, the server or its files, and not of what was asked. */
const ofTheServer = new Set(['08', '53', '57', '58', 'F0', 'XX'])

/** An error that lies in what was asked of the data that are there. */
export const isOfTheQuery = (error: unknown): error is DatabaseError => isDatabaseError(error) && !ofTheServer.has(error.code.slice(0, 2))

/** An engine that was stopped, its data whole for all that is known. */
export const isOver = (error: unknown): error is DatabaseError => isDatabaseError(error) && error.code.startsWith('57')

/** What the engine says, in one line. */
export const toldBy = ({ message, code }: DatabaseError): string => `${message.split('\n')[0]} (${code})`
