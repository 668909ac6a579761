/** Runs on the shop's page, as the snippet asks for: shows the frame, and hands the page its functions through `q1Ready`. */
type Settings = { readonly appBaseUrl: string; readonly apiBaseUrl: string; readonly orderId: string; readonly bearerToken: string }
type Handler = (...data: readonly unknown[]) => void
type Holder = { readonly qcoGlobal?: Settings; q1?: Record<string, unknown>; readonly q1Ready?: (q1: Record<string, unknown>) => void }

{
  const holder = window as unknown as Holder
  const settings = holder.qcoGlobal
  const root = document.getElementById('qliro-root')
  const events = [
    'onCheckoutLoaded',
    'onCustomerInfoChanged',
    'onCustomerDeauthenticating',
    'onPaymentMethodChanged',
    'onPaymentDeclined',
    'onPaymentProcess',
    'onSessionExpired',
    'onShippingMethodChanged',
    'onShippingPriceChanged',
    'onOrderUpdated',
    'onValidateOrder',
  ]

  if (settings && root) {
    const frameUrl = new URL(`${settings.apiBaseUrl}/${settings.orderId}`)
    frameUrl.searchParams.set('token', settings.bearerToken)
    frameUrl.searchParams.set('parent', location.origin)
    frameUrl.searchParams.set('page', location.href)
    const frame = document.createElement('iframe')
    frame.id = 'qliro-frame'
    frame.title = 'Betaling'
    frame.src = frameUrl.href
    frame.allow = 'payment; publickey-credentials-get'
    Object.assign(frame.style, { width: '100%', height: '600px', border: '0', display: 'block' })
    root.replaceChildren(frame)

    const handlers: Record<string, Handler> = {
      onSessionExpired: () => location.reload(),
    }
    const tell = (type: string): void => frame.contentWindow?.postMessage({ type }, frameUrl.origin)

    const cover = (url: string): void => {
      const over = document.createElement('iframe')
      over.id = 'qliro-cover'
      over.title = 'Bekreft betalingen'
      const target = new URL(url)
      target.searchParams.set('parent', location.origin)
      over.src = target.href
      Object.assign(over.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        border: '0',
        background: '#fff',
        zIndex: '2147483647',
      })
      root.append(over)
      over.focus()
    }

    const call = (name: string, data: unknown): void => {
      const given = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
      if (name === 'sessionExpired') return handlers['onSessionExpired']?.()
      if (name === 'onPaymentDeclined') return handlers[name]?.(given['reason'], given['message'])
      if (name === 'onPaymentProcess') return handlers[name]?.(given['state'] === 'start', given['state'] === 'end')
      handlers[name]?.(data)
    }

    window.addEventListener('message', ({ origin, data }: MessageEvent<Record<string, unknown> | null>) => {
      if (origin !== frameUrl.origin || data === null || data['sandbox'] !== 'qliro') return
      if (data['type'] === 'height') frame.style.height = `${Number(data['height'])}px`
      if (data['type'] === 'leave') location.assign(String(data['url']))
      if (data['type'] === 'cover') cover(String(data['url']))
      if (data['type'] === 'event') call(String(data['name']), data['data'])
    })

    const listeners = events.map((name) => [name, (handler: Handler) => (handlers[name] = handler)])
    const q1 = { ...Object.fromEntries(listeners), lock: () => tell('lock'), unlock: () => tell('unlock'), enableScrolling() {} } as Record<
      string,
      unknown
    >
    holder.q1 = q1
    holder.q1Ready?.(q1)
  }
}
