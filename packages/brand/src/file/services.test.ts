import { expect, it } from 'vitest'
import { consentedService, serviceHosts, serviceKindNames, serviceScripts } from './services.ts'

const analytics = { kind: 'google-analytics', purpose: 'analytics', id: 'G-1', hosts: [] } as const

it('a service is fetched from where it is at home, or from where the brand serves it', () => {
  expect(consentedService(analytics).src).toBe('https://www.googletagmanager.com/gtag/js?id=G-1')
  expect(consentedService({ ...analytics, src: 'https://stats.example/g.js' }).src).toBe('https://stats.example/g.js')
})

it('pages may call the hosts of the services that the brand has, and no others', () => {
  expect(serviceHosts([])).toEqual([])
  const hosts = serviceHosts([{ ...analytics, src: 'http://localhost:8080/g.js', hosts: ['more.example'] }])
  expect(hosts).toEqual(['localhost:8080', 'www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com', 'more.example'])
  expect(serviceHosts([analytics, analytics]).length).toBe(new Set(serviceHosts([analytics])).size)
})

it('names each script that a page may run by its whole address', () => {
  expect(serviceScripts([])).toEqual([])
  expect(serviceScripts([analytics, analytics])).toEqual(['https://www.googletagmanager.com/gtag/js'])
  expect(serviceScripts([{ ...analytics, src: 'http://localhost:8080/g.js?id=1', hosts: ['more.example'] }])).toEqual([
    'http://localhost:8080/g.js',
  ])
  for (const kind of serviceKindNames)
    for (const script of serviceScripts([{ ...analytics, kind }])) expect(script).toMatch(/^https:\/\/[\w.-]+\/[\w./-]*\w$/)
})
