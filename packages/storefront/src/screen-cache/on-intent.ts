/** Time (ms) that a pointer or the focus rests on a link before it counts as meant: less than that passes over it, or scrolls. */
const resting = 65

const types = ['pointerover', 'focusin'] as const
const endings = ['pointerout', 'pointercancel', 'focusout', 'click'] as const

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
  // It may be over by now.
  if (already?.target instanceof Element && already.target.matches(':hover, :focus')) begin(already)
  return () => {
    end()
    for (const type of types) document.removeEventListener(type, begin)
    for (const type of endings) document.removeEventListener(type, end)
  }
}

/** The screen that a link leads to; null for those that open elsewhere, and for a section or another selection of the screen that is shown. */
function followed(link: HTMLAnchorElement | null): URL | null {
  if (!link?.href || link.target || link.download) return null
  const url = new URL(link.href)
  const here = window.location
  return url.origin === here.origin && url.pathname !== here.pathname ? url : null
}
