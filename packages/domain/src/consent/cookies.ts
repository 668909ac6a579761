import { consentPurposes, type ConsentPurpose } from './purposes.ts'

/** Says that a choice was made, whatever it was (spec §9). */
const accepted = 'cookiesAccepted'
/** Stands beside it with the purposes agreed to, joined by dots. */
const purposesCookie = 'cookiesPurposes'
/** One year, in s (spec §9). */
const lifetime = 365 * 24 * 60 * 60

const valueOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The purposes agreed to, by a document's cookies; null before a choice. */
export function readConsent(cookies: string): readonly ConsentPurpose[] | null {
  if (valueOf(cookies, accepted) !== 'true') return null
  const agreed = valueOf(cookies, purposesCookie)?.split('.') ?? []
  return consentPurposes.filter((purpose) => agreed.includes(purpose))
}

const cookie = (name: string, value: string, secure: boolean): string =>
  `${name}=${value}; path=/; max-age=${lifetime}; samesite=lax${secure ? '; secure' : ''}`

/** The cookies that a choice sets, each as `document.cookie` takes it; `secure` where the page came over HTTPS. */
export const consentCookies = (purposes: readonly ConsentPurpose[], secure: boolean): readonly string[] => [
  cookie(accepted, 'true', secure),
  cookie(purposesCookie, purposes.join('.'), secure),
]

/**
 * Takes cookies away that services have set, on the host and on the domains above it; a name ending in `*` stands for all that begin so.
 * Each as `document.cookie` takes it.
 */
export function forgottenCookies(names: readonly string[], cookies: string, host: string): readonly string[] {
  const present = cookies.split(';').map((one) => one.trim().split('=', 1)[0] ?? '')
  const fits = (name: string) => names.some((wanted) => (wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted))
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, index) => `; domain=.${labels.slice(index).join('.')}`)
  return present.filter(fits).flatMap((name) => ['', ...domains].map((domain) => `${name}=; path=/; max-age=0${domain}`))
}
