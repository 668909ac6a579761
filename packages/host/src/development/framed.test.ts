// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest'
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
  const told: unknown[] = []
  const around = { postMessage: (...words: readonly unknown[]) => told.push(words) }
  const ask = (data: unknown, source: unknown = around) => window.dispatchEvent(Object.assign(new Event('message'), { data, source }))

  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  const schemes: string[] = []

  beforeAll(() => {
    window.location.href = 'http://localhost:5201/klaer?sort=pris'
    // Nothing frames it yet: this one has nobody to tell, and nobody to heed.
    heedFrame(() => schemes.push('of no frame'))
    const parent = vi.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window & typeof globalThis)
    heedFrame((scheme) => schemes.push(scheme))
    parent.mockRestore()
  })

  it('[R11.63] tells the page around it where it is', () => expect(told).toEqual([[{ vidda: 'address', path: '/klaer?sort=pris' }, '*']]))

  it('[R11.63] goes where it is led, within its own shop alone, and not where it is', () => {
    ask({ vidda: 'visit', path: '/klaer?sort=pris' })
    for (const path of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) ask({ vidda: 'visit', path })
    expect(assign).not.toHaveBeenCalled()
    ask({ vidda: 'visit', path: '/sko' })
    expect(assign.mock.calls).toEqual([['http://localhost:5201/sko']])
  })

  it('[R11.63] heeds the page around it alone', () => {
    assign.mockClear()
    ask({ vidda: 'visit', path: '/sko' }, window)
    ask('dark')
    ask({ vidda: 'scheme', scheme: 'dark' })
    expect([assign.mock.calls, schemes]).toEqual([[], ['dark']])
  })
})
