import type { PaymentProvider } from '@vidda/domain/payment-page'
import type { Ore } from '@vidda/domain/money'

/** A provider's frame in the page. */
export type ProviderFrame = {
  /** Nothing can be paid in it until it is released. */
  readonly hold: () => void
  /** Goes on once the frame shows what the commerce API has told the provider. */
  readonly release: (shown: Shown) => void
}

/** What the frame is to show: the version of the contents, and what they cost. */
export type Shown = { readonly version: number; readonly total: Ore }

export type FrameEvents = {
  readonly onLoaded: () => void
  /** The provider or the bank said no; nothing is charged, and the frame can be tried again. */
  readonly onDeclined: () => void
  /** The frame cannot go on by itself: its page has to be reloaded. */
  readonly onStuck: () => void
}

type KlarnaApi = {
  readonly suspend: (options: { readonly autoResume: { readonly enabled: boolean } }) => void
  readonly resume: () => void
  readonly on: (handlers: Readonly<Record<string, () => void>>) => void
}

type QliroApi = {
  readonly lock: () => void
  readonly unlock: () => void
  readonly onCheckoutLoaded: (heard: () => void) => void
  readonly onPaymentDeclined: (heard: () => void) => void
  readonly onSessionExpired: (heard: () => void) => void
  readonly onOrderUpdated: (heard: (order: { readonly merchantUpdateVersion?: string; readonly totalPrice: number }) => void) => void
}

declare global {
  var _klarnaCheckout: ((use: (api: KlarnaApi) => void) => void) | undefined
  var q1Ready: ((api: QliroApi) => void) | undefined
}

/** Of an øre: two amounts that are closer are the same. */
const half = 0.5

/** Longest wait (ms) for Qliro's frame to say that it has a change. */
const longestUpdate = 10_000

/** Klarna's script queues what is asked of it: called after its snippet is in the page. */
function klarnaFrame({ onLoaded, onDeclined, onStuck }: FrameEvents): ProviderFrame {
  const ask = (use: (api: KlarnaApi) => void) => globalThis._klarnaCheckout?.(use)
  ask((api) => api.on({ load: onLoaded, network_error: onStuck, can_not_complete_order: onDeclined }))
  return {
    hold: () => ask((api) => api.suspend({ autoResume: { enabled: false } })),
    release: () => ask((api) => api.resume()),
  }
}

/** Qliro's script calls `q1Ready`: defined before its snippet is in the page. */
function qliroFrame({ onLoaded, onDeclined, onStuck }: FrameEvents): ProviderFrame {
  let frame: QliroApi | null = null
  let awaited: Shown | null = null
  let wait: ReturnType<typeof setTimeout> | undefined
  globalThis.q1Ready = (api) => {
    frame = api
    api.onCheckoutLoaded(onLoaded)
    api.onPaymentDeclined(onDeclined)
    api.onSessionExpired(onStuck)
    api.onOrderUpdated(({ merchantUpdateVersion, totalPrice }) => {
      // Qliro's amounts are kroner with decimals.
      if (awaited === null || merchantUpdateVersion !== String(awaited.version)) return
      if (Math.abs(totalPrice * 100 - awaited.total) >= half) return
      awaited = null
      clearTimeout(wait)
      api.unlock()
    })
  }
  return {
    hold: () => frame?.lock(),
    release(shown) {
      awaited = shown
      clearTimeout(wait)
      wait = setTimeout(onStuck, longestUpdate)
    },
  }
}

/** Listens to the frame that `show` brings into the page. */
export function openFrame(provider: PaymentProvider, events: FrameEvents, show: () => void): ProviderFrame {
  if (provider === 'klarna') {
    show()
    return klarnaFrame(events)
  }
  const frame = qliroFrame(events)
  show()
  return frame
}
