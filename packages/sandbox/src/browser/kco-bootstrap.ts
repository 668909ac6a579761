/** Runs on the shop's page, as the snippet asks for: shows the frame, and gives the page its functions and events. */
type Config = { readonly frameUrl: string; readonly container: string }
type Handler = (data: unknown) => void
type Api = {
  suspend(options?: { readonly autoResume?: { readonly enabled?: boolean } }): void
  resume(): void
  on(handlers: Readonly<Record<string, Handler>>): void
}
type Task = (api: Api) => void
type Queue = ((task: Task) => void) & { q?: Task[]; config?: Config }

{
  const holder = window as unknown as { _klarnaCheckout: Queue }
  const queue = holder._klarnaCheckout
  const config = queue.config
  const container = document.getElementById(config?.container ?? 'klarna-checkout-container')
  const autoResumeAfter = 10_000

  if (config && container) {
    const frameUrl = new URL(config.frameUrl)
    frameUrl.searchParams.set('parent', location.origin)
    const frame = document.createElement('iframe')
    frame.id = 'klarna-checkout-iframe'
    frame.title = 'Betaling'
    frame.src = frameUrl.href
    frame.allow = 'payment; publickey-credentials-get'
    Object.assign(frame.style, { width: '100%', height: '600px', border: '0', display: 'block' })
    container.replaceChildren(frame)

    const handlers: Record<string, Handler[]> = {}
    let resumeTimer: number | undefined
    const tell = (type: string): void => frame.contentWindow?.postMessage({ type }, frameUrl.origin)

    const cover = (url: string): void => {
      const over = document.createElement('iframe')
      over.id = 'klarna-fullscreen-iframe'
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
      document.documentElement.classList.add('klarna-checkout-fso-open')
      container.append(over)
      over.focus()
    }

    const api: Api = {
      suspend({ autoResume } = {}) {
        window.clearTimeout(resumeTimer)
        tell('suspend')
        if (autoResume?.enabled !== false) resumeTimer = window.setTimeout(() => api.resume(), autoResumeAfter)
      },
      resume() {
        window.clearTimeout(resumeTimer)
        tell('resume')
      },
      on(more) {
        for (const [name, handler] of Object.entries(more)) handlers[name] = [...(handlers[name] ?? []), handler]
      },
    }

    window.addEventListener('message', ({ origin, data }: MessageEvent<Record<string, unknown> | null>) => {
      if (origin !== frameUrl.origin || data === null || data['sandbox'] !== 'kco') return
      if (data['type'] === 'height') frame.style.height = `${Number(data['height'])}px`
      if (data['type'] === 'leave') location.assign(String(data['url']))
      if (data['type'] === 'cover') cover(String(data['url']))
      if (data['type'] === 'event') for (const handler of handlers[String(data['name'])] ?? []) handler(data['data'])
    })

    const run = (task: Task): void => task(api)
    const waiting = queue.q ?? []
    holder._klarnaCheckout = Object.assign(run, { config })
    waiting.forEach(run)
  }
}
