import { describe, expect, it } from 'vitest'
import { consentCookies, forgottenCookies, readConsent } from './index.ts'

describe('consent', () => {
  it('[R9.07] is the cookie cookiesAccepted=true with path / and a lifetime of one year', () => {
    const [accepted = ''] = consentCookies([], false)
    const [value, ...attributes] = accepted.split('; ')
    expect(value).toBe('cookiesAccepted=true')
    expect(attributes).toContain('path=/')
    const days = Number(/max-age=(\d+)/.exec(accepted)?.[1]) / 86_400
    expect(Math.abs(days - 365.25)).toBeLessThan(1)
  })

  it('[R10.72] has the purposes beside it, and they are read back', () => {
    for (const purposes of [[], ['analytics'], ['analytics', 'marketing']] as const) {
      const cookies = consentCookies(purposes, true).map((cookie) => cookie.split(';')[0])
      expect(cookies[0]).toBe('cookiesAccepted=true')
      expect(readConsent(cookies.join('; '))).toEqual(purposes)
    }
  })

  it.each([
    ['', null],
    ['cookiesAccepted=false; cookiesPurposes=analytics', null],
    ['cookiesPurposes=analytics', null],
    ['xcookiesAccepted=true', null],
    ['cookiesAccepted=true', []],
    ['a=b;cookiesAccepted=true;cookiesPurposes=marketing.anything', ['marketing']],
  ])('of %j is %j', (cookies, agreed) => {
    expect(readConsent(cookies)).toEqual(agreed)
  })

  it('is kept from lines that are not secret where the page is secret', () => {
    expect(consentCookies([], true).every((cookie) => cookie.endsWith('; secure'))).toBe(true)
    expect(consentCookies([], false).some((cookie) => cookie.includes('secure'))).toBe(false)
  })

  it('taken back, takes the cookies of its services with it, from the domains above too', () => {
    expect(forgottenCookies(['_ga', '_ga_*'], '_ga=1; _ga_X=2; _gat=3; vd=4', 'www.eksempel.example')).toEqual([
      '_ga=; path=/; max-age=0',
      '_ga=; path=/; max-age=0; domain=.www.eksempel.example',
      '_ga=; path=/; max-age=0; domain=.eksempel.example',
      '_ga_X=; path=/; max-age=0',
      '_ga_X=; path=/; max-age=0; domain=.www.eksempel.example',
      '_ga_X=; path=/; max-age=0; domain=.eksempel.example',
    ])
  })
})
