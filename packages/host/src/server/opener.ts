/** How long (ms) letters and the page's first picture may keep the shop's scripts waiting. */
const longestWait = 400

/**
 * Brings the shop's scripts once the page has been painted with its letters and its first picture, so that they do not take the line
 * from them; at the latest after `longest` ms, and at once where somebody touches the page. Runs in the browser, alone.
 */
function openShop(longest: number): void {
  const { entry = '', modules = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  let opened = false

  function add(kind: 'link' | 'script', properties: object): void {
    document.head.append(Object.assign(document.createElement(kind), properties))
  }
  function open(): void {
    if (opened) return
    opened = true
    for (const href of modules.split(' ').filter(Boolean)) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', src: entry })
  }
  function painted(): void {
    requestAnimationFrame(() => setTimeout(open))
  }

  setTimeout(open, longest)
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, open, { once: true, capture: true, passive: true })
  void Promise.allSettled([picture?.decode(), document.fonts.ready]).then(painted)
}

/** The one script that stands within a page: the policy of pages names its hash, and so lets in no other. */
export const openerSource = `(${openShop.toString()})(${longestWait})`.replaceAll(/\n\s*/g, '\n')
