/** Longest wait in ms for an idle moment after the page has loaded. */
const timeout = 2000

/** Calls back in the first idle moment after the page has loaded; the answer calls it off. */
export function whenIdle(callback: () => void): () => void {
  let off = () => undefined as void
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(callback, { timeout })
      off = () => window.cancelIdleCallback(id)
    } else {
      const id = setTimeout(callback)
      off = () => clearTimeout(id)
    }
  }
  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    off = () => window.removeEventListener('load', wait)
  }
  return () => off()
}
