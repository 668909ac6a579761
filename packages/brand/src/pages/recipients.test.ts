import { expect, it } from 'vitest'
import { recipientsText } from './recipients.ts'

const service = (kind: 'google-analytics' | 'google-tag-manager' | 'meta-pixel', purpose: 'analytics' | 'marketing') => ({
  kind,
  purpose,
  id: 'X-1',
  hosts: [],
})
const own = { cookies: { recipients: 'Også {companies}.' } }

it('names the company behind each service, with what it is for', () => {
  expect(recipientsText([service('google-analytics', 'analytics'), service('meta-pixel', 'marketing')], own)).toBe(
    'Også Google Ireland Limited (statistikk) og Meta Platforms Ireland Limited (markedsføring).',
  )
})

it('names a company once, whatever it does', () => {
  const services = [service('google-analytics', 'analytics'), service('google-tag-manager', 'marketing')]
  expect(recipientsText(services, own)).toBe('Også Google Ireland Limited (statistikk og markedsføring).')
})

it('says where it may go, and on what ground', () => {
  const text = recipientsText([service('google-analytics', 'analytics')], {})
  for (const words of ['utenfor EØS', 'USA', 'EU–US Data Privacy Framework', 'EUs standardkontrakter']) expect(text).toContain(words)
})

it('claims nothing of a brand without services', () => {
  expect(recipientsText([], own)).toBe('')
})
