/** Time (ms) that a pointer or the focus rests on a link before it counts as meant: less than that passes over it, or scrolls. */
const resting = 65

const types = ['pointerover', 'focusin'] as const
const endings = ['pointerout', 'pointercancel', 'focusout'] as const

/** Tells of links within this shop that a shopper is about to follow; `already` is an event from before anyone listened. Answers what ends it. */
export function onIntent(tell: (url: URL) => void, already: Event | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  function begin({ target }: Event): void {
    end()
    const url = target instanceof Element ? followed(target.closest('a')) : null
    if (url) timer = setTimeout(() => tell(url), resting)
  }

  for (const type of types) document.addEventListener(type, begin, { passive: true })
  for (const type of endings) document.addEventListener(type, end, { passive: true })
  if (already) begin(already)
  return () => {
    end()
    for (const type of types) document.removeEventListener(type, begin)
    for (const type of endings) document.removeEventListener(type, end)
  }
}

/** Where a link leads without leaving the page; null for those that open elsewhere, and for a place on the page itself. */
function followed(link: HTMLAnchorElement | null): URL | null {
  if (!link?.href || link.target || link.download) return null
  const url = new URL(link.href)
  const here = window.location
  if (url.origin !== here.origin) return null
  return url.pathname === here.pathname && url.search === here.search ? null : url
}
