/** The two tokens of the page that guard changing calls (spec §7). */
export type PageTokens = {
  /** Content of the meta tag `csrf-token`, or null when the page has none. */
  readonly csrf: () => string | null
  /** The cookie `XSRF-TOKEN`, URL-decoded, or null when it is not set yet. */
  readonly xsrf: () => string | null
  /** Takes a fresh page token over, after a 419. */
  readonly renew: (csrf: string) => void
}

export function pageTokens(page: Document): PageTokens {
  let renewed: string | null = null
  return {
    csrf: () => renewed ?? page.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? null,
    xsrf: () => cookieValue(page.cookie, 'XSRF-TOKEN'),
    renew: (csrf) => {
      renewed = csrf
    },
  }
}

function cookieValue(cookies: string, name: string): string | null {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return entry === undefined ? null : decoded(entry.slice(name.length + 1))
}

/** As it is where it cannot be decoded: servers on one host share their cookies, and a strange one must not stop a call. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
