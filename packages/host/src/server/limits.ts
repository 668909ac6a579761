/** What one client, or all together, may ask of a host. */
export type HostLimits = {
  /** Time (ms) within which the commerce API has to begin an answer; then the call is a 504. */
  readonly apiDeadline: number
  /** The same for a picture, which may be made when it is first asked for, after those that were asked for later. */
  readonly pictureDeadline: number
  /** Time (ms) within which a request's headers have to come, and all of it; then it is a 408. */
  readonly headersTimeout: number
  readonly requestTimeout: number
  /** Time (ms) without a byte in either direction after which a connection ends. */
  readonly idleTimeout: number
  /** Time (ms) within which an answer has to be read to its end. */
  readonly answerTimeout: number
  /** Connections at once; further ones are closed as they come. */
  readonly connections: number
  /** Bytes of answers that wait for their readers, all together; beyond that the slowest are let go. */
  readonly unreadBytes: number
  /** Largest body (bytes) that is asked to come where its sender waits for leave. */
  readonly invitedBody: number
  /** Pages that are made for one client within a minute; those that are cached already do not count. */
  readonly pagesPerMinute: number
}

export const defaultLimits: HostLimits = {
  apiDeadline: 15_000,
  pictureDeadline: 28_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  idleTimeout: 30_000,
  answerTimeout: 120_000,
  connections: 4000,
  unreadBytes: 32 * 1024 * 1024,
  invitedBody: 2 * 1024 * 1024,
  pagesPerMinute: 6000,
}

/** The settings of a host's environment, and the limit that each sets. */
const settings = {
  API_DEADLINE_MS: 'apiDeadline',
  PICTURE_DEADLINE_MS: 'pictureDeadline',
  HEADERS_TIMEOUT_MS: 'headersTimeout',
  REQUEST_TIMEOUT_MS: 'requestTimeout',
  IDLE_TIMEOUT_MS: 'idleTimeout',
  ANSWER_TIMEOUT_MS: 'answerTimeout',
  MAX_CONNECTIONS: 'connections',
  PAGES_PER_MINUTE: 'pagesPerMinute',
} as const satisfies Readonly<Record<string, keyof HostLimits>>

/** Reads what the environment sets of the limits; `tell` hears of each value that is none. */
export function readLimits(env: Readonly<Record<string, string | undefined>>, tell: (fault: string) => void): HostLimits {
  const set = Object.entries(settings).flatMap(([name, limit]) => {
    const text = env[name]
    if (!text) return []
    if (!/^[1-9]\d{0,8}$/.test(text)) tell(`${name} is "${text}", expected a whole number above 0`)
    return [[limit, Number(text)] as const]
  })
  return { ...defaultLimits, ...Object.fromEntries(set) }
}
