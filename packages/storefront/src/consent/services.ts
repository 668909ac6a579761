import { consentCookies, forgottenCookies, readConsent, type ConsentPurpose } from '@vidda/domain/consent'
import type { ConsentedService } from '../app/index.ts'

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

function start({ kind, id, src }: ConsentedService): void {
  const name = `${kind}:${id}`
  if (document.head.querySelector(`script[data-service="${name}"]`)) return
  prepare[kind](id)
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.dataset['service'] = name
  document.head.append(script)
}

/** The purposes agreed to; null before a choice. */
export const agreedNow = (): readonly ConsentPurpose[] | null => readConsent(document.cookie)

/** Loads the services whose purpose was agreed to, each once. */
export function startAgreed(services: readonly ConsentedService[]): void {
  const agreed = agreedNow() ?? []
  for (const service of services) if (agreed.includes(service.purpose)) start(service)
}

/** Keeps a choice, starts what it allows, and takes away the cookies of what it no longer does: that is off from the next load on. */
export function keepChoice(services: readonly ConsentedService[], agreed: readonly ConsentPurpose[]): void {
  const set = (cookie: string) => {
    document.cookie = cookie
  }
  consentCookies(agreed, window.location.protocol === 'https:').forEach(set)
  const refused = services.filter(({ purpose }) => !agreed.includes(purpose)).flatMap(({ cookies }) => cookies)
  forgottenCookies(refused, document.cookie, window.location.hostname).forEach(set)
  startAgreed(services)
}
