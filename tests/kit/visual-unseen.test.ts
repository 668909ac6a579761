import { tokenNames } from '@vidda/tokens'
import { namedIn, possibleUsers } from '@vidda/tooling-visual/token-users'
import { unseenOf } from '@vidda/tooling-visual/unseen'
import { unseenUsers } from '@vidda/tooling-visual/unseen-users.data'
import { expect, it } from 'vitest'

const hover = { token: 'color.actionHover', theme: 'so' }
const listed = [{ token: 'color.actionHover', components: ['button'], why: 'under a pointer' }]

it('tells a component whose styles name a token that no picture of it shows', () => {
  expect(unseenOf(hover, ['banner', 'button'], [], [])).toEqual({ untold: ['banner', 'button'], stale: [], told: [] })
  expect(unseenOf(hover, ['banner', 'button'], ['banner'], listed)).toEqual({
    untold: [],
    stale: [],
    told: ['button: under a pointer'],
  })
})

it('refuses a reason for what is seen, and for what does not name the token', () => {
  expect(unseenOf(hover, ['button'], ['button'], listed).stale).toEqual(['button'])
  expect(unseenOf(hover, ['banner'], ['banner'], listed).stale).toEqual(['button'])
  expect(unseenOf({ token: 'color.star', theme: 'so' }, ['rating'], ['rating'], listed).stale).toEqual([])
})

it('takes a reason that is a theme’s own for that theme alone', () => {
  const own = [{ token: 'color.actionHover', components: ['button'], theme: 'vidje', why: 'has no ground' }]
  expect(unseenOf(hover, ['button'], [], own).untold).toEqual(['button'])
  expect(unseenOf({ ...hover, theme: 'vidje' }, ['button'], [], own).untold).toEqual([])
})

it('follows a token through style files that components share, and no further than those', () => {
  expect(namedIn('color.surfaceInverse')).toEqual(expect.arrayContaining(['campaign-label', 'product-card', 'skip-link']))
  expect(namedIn('color.surfaceInverse')).not.toContain('page')
  expect(namedIn('color.overlay')).toEqual(expect.arrayContaining(['cookie-consent-modal', 'drawer', 'modal']))
  expect(possibleUsers('color.surfaceInverse')).toContain('page')
})

it('lists as unseen only tokens that exist, in components whose styles name them', () => {
  const tokens = Object.entries(tokenNames).flatMap(([group, names]) => names.map((name) => `${group}.${name}`))
  expect(unseenUsers.map(({ token }) => token).filter((token) => !tokens.includes(token))).toEqual([])
  const wrong = unseenUsers.flatMap(({ token, components }) =>
    components.filter((component) => !namedIn(token).includes(component)).map((component) => `${token} ${component}`),
  )
  expect(wrong).toEqual([])
})
