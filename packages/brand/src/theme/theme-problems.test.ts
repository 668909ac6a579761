import { readFileSync } from 'node:fs'
import { tokenNames, themeVariables, variableName, type ColorValue, type Theme, type TokenGroup } from '@vidda/tokens'
import { describe, expect, it } from 'vitest'
import { BrandFolder, defaultTheme, workspace } from '../brand-folder.fixture.ts'
import { problemText } from '../problem.ts'
import { readBrand } from '../read-brand.ts'
import { contrastOf, hexOf, nearestPassing } from './contrast.ts'
import { contrastPairs } from './pairs.ts'
import { listThemes } from './read-theme.ts'
import { themeProblems } from './theme-problems.ts'

const names = await listThemes(new URL('themes/', workspace))
const themeOf = (name: string) => JSON.parse(readFileSync(new URL(`themes/${name}/tokens.json`, workspace), 'utf8')) as Theme
const told = (theme: unknown) => themeProblems(theme as Theme).map(problemText)

type Loose = Record<string, Record<string, unknown>>
const changed = (change: (theme: Loose) => void): Loose => {
  const theme = defaultTheme() as unknown as Loose
  change(theme)
  return theme
}
const oklch = (l: number, c: number, h: number) => ({ $value: { colorSpace: 'oklch', components: [l, c, h] } satisfies ColorValue })
const styleOf = (theme: Loose) => (theme.$extensions as unknown as Theme['$extensions'])['org.vidda'].style as Record<string, string>

it('[R11.23] the default theme is in themes', () => {
  expect(names).toContain('so')
  expect(names.length).toBeGreaterThan(1)
})

describe.each(names)('the theme %s', (name) => {
  it('[R11.23] gives a value for every token', () => {
    const variables = themeVariables(themeOf(name))
    for (const group of Object.keys(tokenNames) as TokenGroup[])
      for (const token of tokenNames[group]) expect.soft(variables[variableName(group, token)], `${group}.${token}`).toMatch(/\S/)
  })

  it('[R11.25] has a contrast of at least 4.5:1 wherever text stands on a ground', () => {
    const theme = themeOf(name)
    const value = (color: string) => theme.color[color] as { $value: ColorValue }
    const pairs = contrastPairs.filter(({ least }) => least === 4.5)
    expect(pairs.length).toBeGreaterThan(30)
    for (const { front, ground } of pairs)
      expect.soft(contrastOf(value(front).$value, value(ground).$value), `${front} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

  it('has no problem', () => expect(told(themeOf(name))).toEqual([]))
})

it('every colour of text or ground stands in a pair', () => {
  const paired = new Set(contrastPairs.flatMap(({ front, ground }) => [front, ground]))
  expect(tokenNames.color.filter((name) => !paired.has(name))).toEqual(['border', 'overlay', 'headerLine'])
})

describe('a wrong theme', () => {
  it.each<[row: string, change: (theme: Loose) => void, message: string]>([
    [
      '[R11.23] missing token',
      ({ color }) => delete color?.link,
      'tokens.json: color.link is missing, expected a token of type color. Add it.',
    ],
    [
      '[R11.23] missing keyword',
      (theme) => delete styleOf(theme).divider,
      'tokens.json: $extensions["org.vidda"].style.divider is missing, expected a CSS keyword such as "none". Add it.',
    ],
    [
      'unknown token',
      ({ radius }) => Object.assign(radius ?? {}, { huge: { $value: 1 } }),
      'tokens.json: radius.huge is no token, expected one of: small, medium, large, pill, control, card. Remove it.',
    ],
    [
      'unknown group',
      (theme) => Object.assign(theme, { colour: {} }),
      'tokens.json: colour is no token, expected one of: color, space, radius, stroke, font, weight, type, line, tracking, size, shadow, motion, layer. Did you mean "color"?',
    ],
    [
      'wrong type',
      ({ radius }) => Object.assign(radius ?? {}, { card: { $type: 'number', $value: 6 } }),
      'tokens.json: radius.card has the type "number", expected dimension. Set "$type", or leave it to the group.',
    ],
    [
      'wrong unit',
      ({ radius }) => Object.assign(radius ?? {}, { card: { $value: { value: 6, unit: 'em' } } }),
      'tokens.json: radius.card.$value.unit is "em", expected one of: px, rem. Did you mean "rem"?',
    ],
    [
      'value that would end the style',
      ({ font }) => Object.assign(font ?? {}, { text: { $value: 'x}</style>' } }),
      'tokens.json: font.text.$value is "x}</style>", expected a text such as "Inter".',
    ],
    [
      '[R11.25] text that fails contrast',
      ({ color }) => Object.assign(color ?? {}, { onAction: oklch(0.95, 0.02, 60) }),
      'tokens.json: color.onAction has a contrast of 1.82:1 on color.action, expected at least 4.5:1. The nearest that passes is oklch(0.39 0.02 60) (#4d433a).',
    ],
    [
      'focus that fails contrast',
      ({ color }) => Object.assign(color ?? {}, { focus: oklch(0.8, 0.05, 250), star: oklch(0.3, 0, 0) }),
      'tokens.json: color.focus has a contrast of 1.86:1 on color.surface, expected at least 3:1. The nearest that passes is oklch(0.665 0.05 250) (#7d97b2).',
    ],
    [
      'colour that no screen shows',
      ({ color }) => Object.assign(color ?? {}, { link: oklch(0.45, 0.4, 246) }),
      'tokens.json: color.link is oklch(0.45 0.4 246), expected a colour that every screen shows. The nearest is oklch(0.458 0.137 252).',
    ],
    [
      'hex of another colour',
      ({ color }) => Object.assign(color ?? {}, { text: { $value: { colorSpace: 'oklch', components: [0, 0, 0], hex: '#000001' } } }),
      'tokens.json: color.text.$value.hex is "#000001", expected "#000000", the same colour. Write that, or leave it out.',
    ],
  ])('%s', (_row, change, message) => {
    expect(told(changed(change))[0]).toBe(message)
  })

  it('finds nothing when no lightness passes', () => {
    const grey = oklch(0.6, 0, 0).$value
    expect(nearestPassing(grey, grey, 7)).toBeUndefined()
  })

  it('[R11.25] stops the brand that names it', async () => {
    const folder = new BrandFolder()
    folder.writeTheme(
      'so',
      changed(({ color }) => Object.assign(color ?? {}, { textMuted: oklch(0.7, 0.02, 240) })),
    )
    await expect(readBrand(folder.brand)).rejects.toThrow('themes/so/tokens.json: color.textMuted has a contrast of')
  })
})

it('colours are given to mails as sRGB', () => {
  expect(hexOf(defaultTheme(), 'surface')).toBe('#ffffff')
  expect(hexOf(defaultTheme(), 'action')).toMatch(/^#[0-9a-f]{6}$/)
})
