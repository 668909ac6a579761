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

const lockNotAvailable = '55P03'
const queryCanceled = '57014'

/** It waited for others for as long as it may (`lock_timeout`, `statement_timeout`). */
export const isTimeout = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === lockNotAvailable || error.code === queryCanceled)

const tooManyConnections = '53300'

const isOfTheConnection = ({ code }: DatabaseError): boolean => /^(?:08|57)/.test(code) || code === tooManyConnections

const codesOfSockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'])

/** What the driver says without a code: the first one where all connections are taken for too long, the others where one is lost. */
const wordsOfTheDriver =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection error|was closed))/

/** There was no connection, or it was lost: nothing is wrong with what was asked, and it may be asked again. */
export function isUnreachable(error: unknown): boolean {
  if (isDatabaseError(error)) return isOfTheConnection(error)
  if (!(error instanceof Error)) return false
  return ('code' in error && codesOfSockets.has(String(error.code))) || wordsOfTheDriver.test(error.message)
}

/** No disk, no memory, no slot; or the engine's own files failed it. */
const ofTheMachine = new Set(['53', '58'])

/** The engine is there and could not do what was asked for want of room or of its files: what only reads may still be answered. */
export const isOutOfRoom = (error: unknown): boolean => isDatabaseError(error) && ofTheMachine.has(error.code.slice(0, 2))

/** What the engine says, in one line. */
export const toldBy = ({ message, code }: DatabaseError): string => `${message.split('\n')[0]} (${code})`
