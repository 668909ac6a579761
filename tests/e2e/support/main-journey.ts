import type { Tab } from './other-browsers.ts'

/** The first shown element that the selector and the words fit, as code for a tab. */
export const shown = (selector: string, words = ''): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(${JSON.stringify(words)}))`

const timeout = 20_000

/** Asks the page until it answers with something true, and answers with that. */
export async function until(tab: Tab, code: string): Promise<unknown> {
  for (const end = Date.now() + timeout; Date.now() < end;) {
    // While one page follows another there is nobody to ask.
    const answer = await tab.read(`(() => { try { return ${code} } catch { return null } })()`).catch(() => null)
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(
    `Never true on ${String(await tab.read('location.href'))}: ${code}\n${String(await tab.read('document.body.innerText.slice(0, 600)'))}`,
  )
}

/** Presses what the selector and the words name, once it can be pressed. */
async function press(tab: Tab, selector: string, words = ''): Promise<void> {
  await pressTarget(tab, shown(selector, words))
}

/** Waits until the element stands still and nothing lies over it, then presses it. */
async function pressTarget(tab: Tab, target: string): Promise<void> {
  await until(tab, `Boolean(${target})`)
  await tab.read(`${target}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
  const place = `(() => {
    const element = ${target}
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? x + ',' + y : ''
  })()`
  for (let last: unknown = null, now = await until(tab, place); now !== last;) {
    last = now
    await new Promise((resolve) => setTimeout(resolve, 150))
    now = await until(tab, place)
  }
  await tab.press(target)
}

export const hydratedTab = (tab: Tab): Promise<unknown> =>
  until(tab, `Object.keys(document.getElementById('root').firstElementChild).some((key) => key.startsWith('__react'))`)

/** Opens an address as somebody who has answered the question about cookies. */
export async function visit(tab: Tab, url: string): Promise<void> {
  // A page, since only a page may set cookies: everything else that a host answers is sandboxed.
  await tab.open(url)
  await tab.read(`document.cookie = 'cookiesAccepted=true; path=/'`)
  await tab.open(url)
  await hydratedTab(tab)
}

const inCart = `JSON.parse(localStorage.getItem('vd-cart') ?? '{}').count`

/** List → filter → article → cart, which outlives a reload → checkout. */
async function comeToCheckout(tab: Tab, url: string): Promise<void> {
  await visit(tab, `${url}/klaer`)

  await press(tab, 'main a, main button', 'Filter')
  await until(tab, `Boolean(${shown('[role=dialog] [role=group] label')})`)
  await press(tab, '[role=dialog] [role=group][aria-label^=Farge] label')
  await until(tab, `location.search.includes('color=')`)
  await until(tab, `!document.querySelector('[role=dialog] [aria-busy=true]')`)
  await press(tab, '[role=dialog] button', 'Vis')
  await until(tab, `!document.querySelector('[role=dialog]')`)

  const name = await until(tab, `${shown('main ul[aria-label] h2[data-part="name"] > a')}.textContent`)
  await press(tab, 'main ul[aria-label] h2[data-part="name"] > a')
  await until(tab, `location.pathname.startsWith('/product/') && document.querySelector('h1')?.textContent === ${JSON.stringify(name)}`)
  for (const legend of ['Farge', 'Størrelse']) {
    const choice = `[...document.querySelectorAll('fieldset')].find((one) => one.textContent.startsWith('${legend}'))?.querySelector('input:not(:disabled, [aria-disabled])')?.closest('label')`
    if (await tab.read(`Boolean(${choice})`)) await pressTarget(tab, choice)
  }
  await press(tab, 'main button', 'Legg i handlekurven')
  await until(tab, `Boolean(${shown('[role=dialog]', 'Min Handlekurv')})`)
  await until(tab, `${inCart} === 1`)

  await tab.reload()
  await hydratedTab(tab)
  await until(tab, `${inCart} === 1 && Boolean(${shown('header [role=status]', '1')})`)
  await tab.open(`${url}/checkout`)
  await until(tab, `Boolean(${shown('main li', String(name))})`)
}

const heading = (words: string) => `document.querySelector('h1')?.textContent === ${JSON.stringify(words)}`

/** List → … → checkout → shop → receipt; answers with the reservation's number. */
export async function mainJourney(tab: Tab, url: string): Promise<number> {
  await comeToCheckout(tab, url)
  await press(tab, 'main a', 'Velg butikk og reserver')
  await press(tab, 'main label[data-part=shop]')
  await tab.type('document.querySelector("input[name=name], input[autocomplete=name]")', 'Kari Nordmann')
  await tab.type('document.querySelector("input[type=email]")', 'kari@eksempel.no')
  await tab.type('document.querySelector("input[type=tel]")', '41234567')
  await press(tab, 'main button[type=submit]', 'Reserver')
  await until(tab, heading('Reservasjonen er mottatt'))
  await until(tab, `${inCart} === 0`)
  return Number(await tab.read(`document.querySelector('main [data-part=number]').textContent`))
}
