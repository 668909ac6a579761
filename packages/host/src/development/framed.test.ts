// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { heedFrame, inScheme } from './framed.ts'

const css = ':root{--a:1}\n@media (prefers-color-scheme: dark){:root{color-scheme:light dark;--a:2}}\n'

it.each([
  [null, css],
  ['light', ':root{--a:1}\n@media not all{:root{color-scheme:light;--a:2}}\n'],
  ['dark', ':root{--a:1}\n@media all{:root{color-scheme:dark;--a:2}}\n'],
] as const)('[R11.63] the style of a theme in the scheme %s is had whatever the reader asks for', (scheme, expected) =>
  expect(inScheme(css, scheme)).toBe(expected),
)

describe('a page in a frame', () => {
  const around = { postMessage: vi.fn() }
  const ask = (data: unknown, source: unknown = around) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, source }) as unknown as MessageEvent)

  function frame() {
    vi.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window & typeof globalThis)
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
    const schemes: string[] = []
    heedFrame((scheme) => schemes.push(scheme))
    return { assign, schemes }
  }
  afterEach(() => {
    vi.restoreAllMocks()
    around.postMessage.mockClear()
  })

  it('[R11.63] tells the page around it where it is', () => {
    window.location.href = 'http://localhost:5201/klaer?sort=pris'
    frame()
    expect(around.postMessage).toHaveBeenCalledWith({ vidda: 'address', path: '/klaer?sort=pris' }, '*')
  })

  it('[R11.63] goes where it is led, within its own shop alone, and not where it is', () => {
    window.location.href = 'http://localhost:5201/klaer'
    const { assign } = frame()
    ask({ vidda: 'visit', path: '/klaer' })
    for (const path of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) ask({ vidda: 'visit', path })
    expect(assign).not.toHaveBeenCalled()
    ask({ vidda: 'visit', path: '/sko' })
    expect(assign).toHaveBeenCalledExactlyOnceWith('http://localhost:5201/sko')
  })

  it('[R11.63] heeds the page around it alone', () => {
    window.location.href = 'http://localhost:5201/'
    const { assign, schemes } = frame()
    ask({ vidda: 'visit', path: '/sko' }, window)
    ask('dark')
    ask({ vidda: 'scheme', scheme: 'dark' })
    expect([assign.mock.calls, schemes]).toEqual([[], ['dark']])
  })

  it('says nothing where nothing frames it', () => {
    heedFrame(() => undefined)
    expect(around.postMessage).not.toHaveBeenCalled()
  })
})
