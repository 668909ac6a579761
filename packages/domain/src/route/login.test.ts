import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterLogin, loginPath, screens } from './index.ts'

const searchOf = (path: string) => path.slice(path.indexOf('?'))

describe('where a log-in leads', () => {
  it.each(['/product/jakke', '/search/sko?farge=2', '/sko?openCart=', '/min-side/ordrer'])('[R2.58] is %s, where it began', (from) => {
    expect(afterLogin(searchOf(loginPath(from)))).toBe(from)
    expect(loginPath(from, screens.register)).toMatch(/^\/registrer\?til=/u)
  })

  it('is the customer’s own page from the log-in itself, or from nowhere', () => {
    expect(loginPath('/logg-inn?til=%2F')).toBe('/logg-inn')
    expect(loginPath('/glemt-passord', screens.register)).toBe('/registrer')
    expect(afterLogin('')).toBe('/min-side')
    expect(afterLogin('?til=/logg-inn')).toBe('/min-side')
  })

  it.each(['//annet.example', '/\\annet.example', 'https://annet.example', '/\t/annet.example', 'javascript:alert(1)', '/ /x', ''])(
    'is never another site: %j',
    (til) => {
      expect(afterLogin(`?${new URLSearchParams({ til })}`)).toBe('/min-side')
    },
  )

  it('is on this site whatever the address says', () => {
    const site = 'https://butikk.example'
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', ' ', ':', '@', 'a', '.', '?', '#', '%2f') }), (til) => {
        expect(new URL(afterLogin(`?${new URLSearchParams({ til })}`), site).origin).toBe(site)
      }),
    )
  })
})
