/** Servers of others that this one may ask; what is left out is done without. */
export type Outside = {
  /** An OSRM server, for distances along roads. */
  readonly osrmUrl?: string | undefined
  /** The interpreter of an Overpass server, for addresses. */
  readonly overpassUrl?: string | undefined
  /** Addresses that answer a page's posts as the Graph API does, by tenant id. */
  readonly facebookFeeds?: Readonly<Record<string, string>> | undefined
}

type Env = Readonly<Record<string, string | undefined>>

const feedName = /^VIDDA_([A-Z][A-Z0-9_]*)_FACEBOOK_FEED$/

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** Reads `OSRM_URL`, `OVERPASS_URL` and `VIDDA_<BRAND>_FACEBOOK_FEED`; `tell` hears of each that is no address. */
export function readOutside(env: Env, tell: (fault: string) => void = () => undefined): Outside {
  const address = (name: string): string | undefined => {
    const text = env[name] || undefined
    if (text === undefined || isAddress(text)) return text?.replace(/\/+$/, '')
    tell(`${name} is "${text}"; it must be an address that starts with http:// or https://.`)
    return undefined
  }
  const feeds = Object.keys(env).flatMap((name) => {
    const brand = feedName.exec(name)?.[1]?.toLowerCase().replaceAll('_', '-')
    const url = brand && address(name)
    return url ? [[brand, url] as const] : []
  })
  return { osrmUrl: address('OSRM_URL'), overpassUrl: address('OVERPASS_URL'), facebookFeeds: Object.fromEntries(feeds) }
}

/** How long (ms) another server may take, and how many bytes it may answer. */
const patience = 3000
const most = 2 * 1024 * 1024

/** Reads an answer as it comes, and hangs up where it goes on for too long: what the server says of its length need not be there, or be true. */
async function textOf({ body, url }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > most) throw new Error(`${new URL(url).host} answers too much`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Asks another server for JSON; throws when it does not answer so within 3 s, or with more than 2 MiB. */
export async function askOutside(url: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patience), redirect: 'error' })
  if (!answer.ok) throw new Error(`${new URL(url).host} answers ${answer.status}`)
  return JSON.parse(await textOf(answer))
}
