/** How long (ms) letters and the page's first picture may keep the shop's scripts waiting. */
const longestWait = 400

/**
 * Brings the shop's scripts once the page has been painted with its letters and its first picture, so that they do not take the line
 * from them; at the latest after `longest` ms, and at once where somebody touches the page. Each is named as `path#integrity`, or by its path alone
 * where nothing was built. Runs in the browser, alone.
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
    for (const module of modules.split(' ').filter(Boolean)) {
      const [href, integrity = ''] = module.split('#')
      add('link', { rel: 'modulepreload', href, integrity })
    }
    const [src, integrity = ''] = entry.split('#')
    add('script', { type: 'module', src, integrity })
  }
  function painted(): void {
    requestAnimationFrame(() => setTimeout(open))
  }

  setTimeout(open, longest)
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, open, { once: true, capture: true, passive: true })
  const decoded = Promise.allSettled([picture?.decode()])
  // Reading document.fonts.ready forces a layout: within a frame it is the one that is painted.
  requestAnimationFrame(() => void Promise.all([decoded, document.fonts.ready]).then(painted))
}

/**
 * Keeps presses on buttons until the page is hydrated and then repeats them, each once and in order, on what is still there and enabled.
 * Links, and forms that name where they are sent, work without React and are left to the browser. A kept press dims its button. A radio
 * shows the choice by itself, and is pressed again only where hydration has selected another, such as the colour in the address.
 */
function keepPresses(hydrated: string): void {
  const pressed = new Map<HTMLButtonElement | HTMLInputElement, Animation | null>()

  function keep(event: Event): void {
    const control = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement>('button, [type=radio]')
    if (!control || (control.type === 'submit' && control.form?.hasAttribute('action'))) return
    if (control.type === 'radio') {
      for (const other of pressed.keys()) if (other.type === 'radio' && other.name === control.name) pressed.delete(other)
      pressed.set(control, null)
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!pressed.has(control)) pressed.set(control, control.animate({ opacity: [0.6, 0.6] }, 60_000))
  }
  async function repeat(): Promise<void> {
    for (const [control, dimmed] of pressed) {
      // React has drawn what the press before this one changed.
      await new Promise((resolve) => setTimeout(resolve))
      window.removeEventListener('click', keep, true)
      dimmed?.finish()
      const isSelected = control.type === 'radio' && control.checked
      if (control.isConnected && control.getAttribute('aria-disabled') !== 'true' && !isSelected) control.click()
    }
    window.removeEventListener('click', keep, true)
  }

  window.addEventListener('click', keep, true)
  window.addEventListener(hydrated, () => void repeat(), { once: true })
}

/** Event of the window once the shop's scripts have hydrated the page; the storefront's `entry-client.tsx` sends it. */
const hydratedEvent = 'vidda:hydrated'

/** The one script that stands within a page: the policy of pages names its hash, and so lets in no other. */
export const openerSource = `(${keepPresses.toString()})('${hydratedEvent}');(${openShop.toString()})(${longestWait})`.replaceAll(
  /\n\s*/g,
  '\n',
)
