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

const patience = 3000
const most = 2 * 1024 * 1024

/** Asks another server for JSON; throws when it does not answer so within 3 s. */
export async function askOutside(url: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patience), redirect: 'error' })
  if (!answer.ok) throw new Error(`${new URL(url).host} answers ${answer.status}`)
  if (Number(answer.headers.get('content-length') ?? 0) > most) throw new Error(`${new URL(url).host} answers too much`)
  return answer.json()
}
