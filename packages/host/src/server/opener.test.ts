// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openerSource } from './opener.ts'

/** A page with a picture that is ready when `ready` is called. */
function openPage({ picture = true, script = '<script data-entry="/a.js" data-modules="/b.js /c.js"></script>' } = {}) {
  const decoding = Promise.withResolvers<void>()
  Object.assign(document, { fonts: { ready: Promise.resolve() } })
  document.head.innerHTML = script
  document.body.innerHTML = picture ? '<img fetchpriority="high">' : ''
  for (const image of document.querySelectorAll('img')) image.decode = () => decoding.promise
  runInThisContext(openerSource)
  return { ready: decoding.resolve, fail: decoding.reject }
}

const brought = () =>
  [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script[src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  )
const all = ['/b.js', '/c.js', '/a.js']

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('brings the scripts when the first picture has been painted', async () => {
  const { ready } = openPage()
  await vi.advanceTimersByTimeAsync(100)
  expect(brought()).toEqual([])
  ready()
  await vi.advanceTimersByTimeAsync(50)
  expect(brought()).toEqual(all)
})

it('brings them for a picture that never comes, and for one that fails', async () => {
  openPage()
  await vi.advanceTimersByTimeAsync(399)
  expect(brought()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(brought()).toEqual(all)
  openPage().fail(new Error('no line'))
  await vi.advanceTimersByTimeAsync(50)
  expect(brought()).toEqual(all)
})

it('brings them with the first paint of a page without pictures', async () => {
  openPage({ picture: false })
  await vi.advanceTimersByTimeAsync(50)
  expect(brought()).toEqual(all)
})

it.each(['pointerdown', 'keydown'])('brings them at once, and once, at a %s', async (type) => {
  const { ready } = openPage()
  window.dispatchEvent(new Event(type))
  expect(brought()).toEqual(all)
  ready()
  await vi.advanceTimersByTimeAsync(1000)
  expect(brought()).toEqual(all)
})

describe('presses before hydration', () => {
  /** A hydrated page with these elements, and what its buttons were told. */
  function openWith(markup: string) {
    openPage({ picture: false })
    document.body.innerHTML = markup
    const heard: string[] = []
    document.body.addEventListener('click', (event) => {
      const pressed = event.target as HTMLInputElement
      if (pressed.type === 'radio') return
      heard.push(pressed.id)
      event.preventDefault()
    })
    document.body.addEventListener('change', (event) => heard.push(`selected ${(event.target as Element).id}`))
    const press = (id: string) => document.getElementById(id)?.click()
    const hydrate = async () => {
      window.dispatchEvent(new Event('vidda:hydrated'))
      await vi.advanceTimersByTimeAsync(50)
    }
    return { heard, press, hydrate }
  }

  it('are repeated after it, each once and in order', async () => {
    const { heard, press, hydrate } = openWith('<button id="size">38</button><button id="add"><b id="word">Add</b></button>')
    for (const id of ['size', 'word', 'add']) press(id)
    expect(heard).toEqual([])
    await hydrate()
    expect(heard).toEqual(['size', 'add'])
    press('add')
    await hydrate()
    expect(heard).toEqual(['size', 'add', 'add'])
  })

  it('are dropped where the button is gone, disabled or not ready', async () => {
    const { heard, press, hydrate } = openWith('<button id="a">a</button><button id="b">b</button><button id="c">c</button>')
    for (const id of ['a', 'b', 'c']) press(id)
    document.getElementById('a')?.remove()
    document.getElementById('b')?.setAttribute('disabled', '')
    document.getElementById('c')?.setAttribute('aria-disabled', 'true')
    await hydrate()
    expect(heard).toEqual([])
  })

  it('go their own way on links and on forms that name where they are sent, and are kept on other forms', async () => {
    const { heard, press, hydrate } = openWith(
      '<a id="link" href="/a">a</a><form action="/search"><button id="search">s</button></form><form><button id="answer">a</button></form>',
    )
    for (const id of ['link', 'search', 'answer']) press(id)
    expect(heard).toEqual(['link', 'search'])
    await hydrate()
    expect(heard).toEqual(['link', 'search', 'answer'])
  })

  it('on a radio are repeated, in their place, only where hydration has selected another', async () => {
    const { heard, press, hydrate } = openWith(
      '<input type="radio" name="of" id="red"><input type="radio" name="of" id="blue"><button id="add">Add</button>',
    )
    for (const id of ['red', 'blue', 'add']) press(id)
    Object.assign(document.getElementById('red') ?? {}, { checked: true })
    heard.length = 0
    await hydrate()
    expect(heard).toEqual(['selected blue', 'add'])
    for (const id of ['red', 'blue']) press(id)
    heard.length = 0
    await hydrate()
    expect(heard).toEqual([])
  })
})

it('has the browser check each script against its integrity, where the page says it', async () => {
  openPage({ picture: false, script: '<script data-entry="/a.js#sha384-aa+/=" data-modules="/b.js#sha384-bb /c.js"></script>' })
  await vi.advanceTimersByTimeAsync(50)
  const checked = [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script[src]')]
  expect(brought()).toEqual(['/b.js', '/c.js', '/a.js'])
  expect(checked.map(({ integrity }) => integrity)).toEqual(['sha384-bb', '', 'sha384-aa+/='])
})
