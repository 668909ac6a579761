import { renderHook } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWidened } from './use-widened.ts'

/** Stand-in for `matchMedia`. As in a browser, a list fires `change` only for what changed after it was created, and some time after the window was resized. */
const browser = { isWide: false, lists: new Set<{ known: boolean; readonly target: EventTarget }>() }

function tell(): void {
  for (const list of browser.lists) {
    if (list.known === browser.isWide) continue
    list.known = browser.isWide
    list.target.dispatchEvent(new Event('change'))
  }
}

beforeEach(() => {
  browser.isWide = false
  browser.lists.clear()
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => {
    const target = Object.defineProperty(new EventTarget(), 'matches', { get: () => browser.isWide })
    browser.lists.add({ known: browser.isWide, target })
    return target as MediaQueryList
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('[R9.09] calls what was given last when the window is widened while it renders', () => {
  const [first, last] = [vi.fn(), vi.fn()]
  const { rerender } = renderHook(({ onWidened }) => useWidened(true, onWidened), { initialProps: { onWidened: first } })
  browser.isWide = true
  rerender({ onWidened: last })
  tell()
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1])
})

it('[R9.09] notices a window that is widened as soon as what watches it is there', async () => {
  const onWidened = vi.fn()
  const opener: { open?: () => void } = {}
  function Opened() {
    const [isOpen, setIsOpen] = useState(false)
    opener.open = () => setIsOpen(true)
    useWidened(isOpen, onWidened)
    return isOpen ? <p>Meny</p> : null
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(<Opened />)
  await vi.waitUntil(() => opener.open)
  const shown = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      browser.isWide = true
      tell()
      resolve()
    }).observe(place, { childList: true })
  })
  startTransition(() => opener.open?.())
  await shown
  root.unmount()
  expect(onWidened).toHaveBeenCalledTimes(1)
})
