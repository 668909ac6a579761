/** Longest wait in ms for an idle moment after the page has loaded. */
const timeout = 2000

/** Calls back in the first idle moment after the page has loaded; the answer calls it off. */
export function whenIdle(callback: () => void): () => void {
  let off = false
  const call = () => {
    if (!off) callback()
  }
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(call, { timeout }) : setTimeout(call))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    off = true
  }
}
