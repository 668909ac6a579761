/** The page that shows this frame, as the bootstrap script has named it. */
const parentOrigin = new URLSearchParams(location.search).get('parent') ?? ''

export function tellParent(message: Readonly<Record<string, unknown>>): void {
  if (parentOrigin !== '' && window.parent !== window)
    window.parent.postMessage({ sandbox: document.body.dataset['service'] ?? '', ...message }, parentOrigin)
}

export function onParentMessage(handle: (type: string) => void): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== parentOrigin || source !== window.parent || typeof data !== 'object' || data === null || !('type' in data)) return
    if (typeof data.type === 'string') handle(data.type)
  })
}

/** Has the frame made as high as its content. */
export function sendHeight(): void {
  const send = (): void => tellParent({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })
  new ResizeObserver(send).observe(document.body)
  send()
}
