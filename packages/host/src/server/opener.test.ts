// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openerSource } from './opener.ts'

/** A page with a picture that is ready when `ready` is called. */
function openPage({ picture = true } = {}) {
  const decoding = Promise.withResolvers<void>()
  Object.assign(document, { fonts: { ready: Promise.resolve() } })
  document.head.innerHTML = '<script data-entry="/a.js" data-modules="/b.js /c.js"></script>'
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
