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

/** What stands in the block of a media condition. */
const under = (condition: string): string => globalCss.split('@media ').find((block) => block.startsWith(`(${condition})`)) ?? ''

it('the global style shows focus', () => {
  expect(globalCss).toContain(':focus-visible{outline:var(--vd-stroke-focus) solid var(--vd-color-focus)')
})

it('[R2.35] locks the page that says it lies under a modal dialog', () => {
  expect(globalCss).toContain('html[data-modal]{overflow:hidden}')
})

it('asks nothing of what a page holds: a browser would look through a thousand cards at each change', () => {
  expect(globalCss).not.toContain(':has(')
})

it('stills movement on request: durations are none, and what names no token is over at once', () => {
  const calm = under('prefers-reduced-motion: reduce')
  for (const name of ['fast', 'normal', 'slow']) expect(calm).toContain(`--vd-motion-${name}:0s`)
  expect(calm).not.toContain('--vd-motion-ease')
  expect(calm).toMatch(/animation-duration:1ms!important.*transition-duration:1ms!important.*scroll-behavior:auto!important/)
})

it('makes quiet text and lines strong where more contrast is asked for', () => {
  const strong = under('prefers-contrast: more')
  expect(strong).toContain(':root,[data-theme]{--vd-color-text-muted:var(--vd-color-text);')
  expect(strong).toContain('--vd-color-border:var(--vd-color-border-strong);--vd-color-border-strong:var(--vd-color-text)')
  expect(strong).toContain('--vd-color-on-footer-muted:var(--vd-color-on-footer)')
  expect(strong).not.toContain('--vd-color-track')
})

it('keeps focus, lines of controls and what is selected under forced colours', () => {
  const forced = under('forced-colors: active')
  for (const value of [
    'focus:Highlight',
    'border-strong:ButtonBorder',
    'accent:Highlight',
    'on-accent:HighlightText',
    'track:Canvas',
    'star:Highlight',
  ])
    expect(forced).toContain(`--vd-color-${value}`)
  expect(forced).toContain(':focus-visible{outline-color:Highlight}')
  expect(forced).toMatch(/:where\(button,input,[^)]*\)\{border:1px solid ButtonBorder\}/)
})

it('puts black on white paper, without what is pressed or lies over the page', () => {
  const paper = globalCss.split('@media ').find((block) => block.startsWith('print')) ?? ''
  for (const name of ['surface', 'surface-raised', 'surface-sunken', 'accent-soft']) expect(paper).toContain(`--vd-color-${name}:Canvas;`)
  for (const name of ['text', 'text-muted', 'link', 'on-accent-soft']) expect(paper).toContain(`--vd-color-${name}:CanvasText;`)
  expect(paper).toContain(':is(nav,dialog,[role=dialog]),button:not(:is(h2,h3,h4)>*){display:none!important}')
})

it('comes after the theme in weight and order, so that a wish outweighs it', () => {
  expect(globalCss.match(/:root,\[data-theme\]\{/g)).toHaveLength(4)
})

it('nothing in the global style outweighs a class, except what must', () => {
  const rules = (globalCss.split('@media')[0] ?? '')
    .trim()
    .split('\n')
    .filter((rule) => !rule.startsWith(':where('))
  expect(rules.map((rule) => rule.slice(0, rule.indexOf('{')))).toEqual([
    '*,::before,::after',
    'html',
    'body',
    'html[data-modal]',
    '::view-transition',
    '::view-transition-group(*)',
    '::placeholder',
    '::selection',
    ':focus-visible',
    "[hidden]:not([hidden='until-found'])",
  ])
})
