import { expect, it } from 'vitest'
import { globalCss } from './global-css.ts'
import { tokenNames, variableName, type TokenGroup } from './names.ts'

it('the global style uses tokens that exist', () => {
  const known = new Set<string>(
    (Object.keys(tokenNames) as TokenGroup[]).flatMap((group) => tokenNames[group].map((name) => variableName(group, name))),
  )
  const used = [...globalCss.matchAll(/var\((--vd-[\w-]+)\)/g)].map(([, name]) => name ?? '')
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !known.has(name))).toEqual([])
})

it('the global style shows focus, stills movement on request and speaks to forced colours', () => {
  expect(globalCss).toContain(':focus-visible{outline:var(--vd-stroke-focus) solid var(--vd-color-focus)')
  expect(globalCss).toMatch(/@media \(prefers-reduced-motion: reduce\)\{[^}]*animation-duration:1ms!important/)
  expect(globalCss).toMatch(/@media \(forced-colors: active\)\{:focus-visible\{outline-color:Highlight\}/)
})

it('nothing in the global style outweighs a class, except what must', () => {
  const rules = globalCss.split('\n').filter((rule) => !rule.startsWith('@media') && !rule.startsWith(':where('))
  expect(rules.map((rule) => rule.slice(0, rule.indexOf('{')))).toEqual([
    '*,::before,::after',
    'html',
    'body',
    '::placeholder',
    '::selection',
    ':focus-visible',
    "[hidden]:not([hidden='until-found'])",
  ])
})
