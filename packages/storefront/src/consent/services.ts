import { consentCookies, forgottenCookies, readConsent, type ConsentPurpose } from '@vidda/domain/consent'
import { storeWaiting, type ConsentedService } from '../app/index.ts'

type Queue = {
  (...sent: unknown[]): void
  queue?: unknown[]
  callMethod?: (...sent: unknown[]) => void
  push?: Queue
  loaded?: boolean
  version?: string
}
type ServiceWindow = Window & { dataLayer?: unknown[]; fbq?: Queue; _fbq?: Queue }

const page = (): ServiceWindow => window

/** The service's script wants the arguments object itself, not a list. */
const tell = function () {
  ;(page().dataLayer ??= []).push(arguments)
} as (...told: readonly unknown[]) => void

/** What each kind of service wants to find when its script runs. */
const prepare: Readonly<Record<ConsentedService['kind'], (id: string) => void>> = {
  'google-analytics'(id) {
    tell('js', new Date())
    tell('config', id)
  },
  'google-tag-manager'() {
    ;(page().dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  },
  'meta-pixel'(id) {
    const queue: Queue = (...sent) => {
      if (queue.callMethod) queue.callMethod(...sent)
      else queue.queue?.push(sent)
    }
    Object.assign(queue, { push: queue, loaded: true, version: '2.0', queue: [] })
    page().fbq ??= queue
    page()._fbq ??= queue
    page().fbq?.('init', id)
    page().fbq?.('track', 'PageView')
  },
}

const scriptOf = ({ kind, id }: ConsentedService) => document.head.querySelector(`script[data-service="${kind}:${id}"]`)

function start(service: ConsentedService): void {
  const { kind, id, src } = service
  if (scriptOf(service)) return
  prepare[kind](id)
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.dataset['service'] = `${kind}:${id}`
  document.head.append(script)
}

/** The purposes agreed to; null before a choice. */
export const agreedNow = (): readonly ConsentPurpose[] | null => readConsent(document.cookie)

const set = (cookie: string) => {
  document.cookie = cookie
}

/** Takes away the cookies of services that were not agreed to, and loads the others, each once, where they may start. */
export function applyConsent(services: readonly ConsentedService[], mayStart: boolean): void {
  const agreed = agreedNow() ?? []
  const allowed = services.filter(({ purpose }) => agreed.includes(purpose))
  const refused = services.filter((service) => !allowed.includes(service))
  const kept = new Set(allowed.flatMap(({ cookies }) => cookies))
  const names = refused.flatMap(({ cookies }) => cookies).filter((name) => !kept.has(name))
  forgottenCookies(names, document.cookie, window.location.hostname).forEach(set)
  // A script that runs cannot be unloaded, and would set its cookies again.
  if (refused.some(scriptOf)) window.location.reload()
  else if (mayStart) allowed.forEach(start)
}

/** Saves an answer, which takes effect at once. */
export function saveConsent(services: readonly ConsentedService[], agreed: readonly ConsentPurpose[], mayStart: boolean): void {
  consentCookies(agreed, window.location.protocol === 'https:').forEach(set)
  try {
    storeWaiting()
  } catch {
    // Storage is full or forbidden; the choice stands.
  }
  applyConsent(services, mayStart)
}
