import type { ConsentPurpose } from '@vidda/domain/consent'

/**
 * What is known of a service that needs consent: who offers it in the EEA, where its script is and which ones that script loads, whom it calls,
 * which cookies it sets (`*` ends a beginning).
 */
const serviceKinds = {
  'google-analytics': {
    company: 'Google Ireland Limited',
    src: 'https://www.googletagmanager.com/gtag/js?id={id}',
    further: [],
    hosts: ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'],
    cookies: ['_ga', '_ga_*', '_gid'],
  },
  'google-tag-manager': {
    company: 'Google Ireland Limited',
    src: 'https://www.googletagmanager.com/gtm.js?id={id}',
    further: ['https://www.googletagmanager.com/gtag/js'],
    hosts: ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'],
    cookies: ['_ga', '_ga_*', '_gid'],
  },
  'meta-pixel': {
    company: 'Meta Platforms Ireland Limited',
    src: 'https://connect.facebook.net/nb_NO/fbevents.js',
    further: ['https://connect.facebook.net/signals/config/{id}', 'https://connect.facebook.net/signals/plugins/identity.js'],
    hosts: ['connect.facebook.net', 'www.facebook.com'],
    cookies: ['_fbp', '_fbc'],
  },
} as const

export type ServiceKind = keyof typeof serviceKinds
export const serviceKindNames = Object.keys(serviceKinds) as readonly ServiceKind[]
export type CookieName = (typeof serviceKinds)[ServiceKind]['cookies'][number]

export const companyOf = (kind: ServiceKind): string => serviceKinds[kind].company

export const cookiesOf = (kind: ServiceKind): readonly CookieName[] => serviceKinds[kind].cookies

/** Every cookie that a service the kit knows can set, each once. */
export const serviceCookies: readonly CookieName[] = [...new Set(serviceKindNames.flatMap(cookiesOf))]

/** A service as `brand.json` names it. */
export interface ServiceEntry {
  readonly kind: ServiceKind
  readonly purpose: ConsentPurpose
  readonly id: string
  readonly src?: string
  readonly hosts: readonly string[]
}

/** A service with all that its page needs: plain data that may go to the browser. */
export interface ConsentedService {
  readonly kind: ServiceKind
  readonly purpose: ConsentPurpose
  readonly id: string
  /** Whole address of its script. */
  readonly src: string
  readonly cookies: readonly string[]
}

const sourceOf = ({ kind, id, src }: ServiceEntry): string => src ?? serviceKinds[kind].src.replace('{id}', encodeURIComponent(id))

export const consentedService = (entry: ServiceEntry): ConsentedService => ({
  kind: entry.kind,
  purpose: entry.purpose,
  id: entry.id,
  src: sourceOf(entry),
  cookies: cookiesOf(entry.kind),
})

/** Addresses, without query, of every script that the services' pages may run, each once. */
export const serviceScripts = (entries: readonly ServiceEntry[]): readonly string[] => {
  const addresses = entries.flatMap((entry) => [
    sourceOf(entry),
    ...serviceKinds[entry.kind].further.map((further) => further.replace('{id}', encodeURIComponent(entry.id))),
  ])
  return [...new Set(addresses.map((address) => new URL(address)).map(({ origin, pathname }) => origin + pathname))]
}

/** Every host that the services' pages may call, each once; the script's own among them. */
export const serviceHosts = (entries: readonly ServiceEntry[]): readonly string[] => [
  ...new Set(entries.flatMap((entry) => [new URL(sourceOf(entry)).host, ...serviceKinds[entry.kind].hosts, ...entry.hosts])),
]
