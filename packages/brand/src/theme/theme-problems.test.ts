import { readFileSync } from 'node:fs'
import { colorOf, tokenNames, themeVariables, variableName, type ColorValue, type Theme, type TokenGroup } from '@vidda/tokens'
import { describe, expect, it } from 'vitest'
import { BrandFolder, defaultTheme, workspace } from '../brand-folder.fixture.ts'
import { problemText } from '../problem.ts'
import { readBrand } from '../read-brand.ts'
import { contrastOf, hexOf } from './color.ts'
import { nearestPassing } from './nearest.ts'
import { contrastPairs } from './pairs.ts'
import { listThemes } from './read-theme.ts'
import { themeOf } from './theme-file.ts'
import { themeProblems } from './theme-problems.ts'

const names = await listThemes(new URL('themes/', workspace))
const read = (name: string) => themeOf(readFileSync(new URL(`themes/${name}/tokens.json`, workspace), 'utf8'), `themes/${name}/tokens.json`)
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
  it('has no problem', async () => {
    expect((await read(name)).problems.map(problemText)).toEqual([])
  })

  it('[R11.23] gives a value for every token', async () => {
    const variables = themeVariables((await read(name)).value as Theme)
    for (const group of Object.keys(tokenNames) as TokenGroup[])
      for (const token of tokenNames[group]) expect.soft(variables[variableName(group, token)], `${group}.${token}`).toMatch(/\S/)
  })

  it('[R11.25] has a contrast of at least 4.5:1 wherever text stands on a ground, on dark pages too', async () => {
    const theme = (await read(name)).value as Theme
    const pairs = contrastPairs.filter(({ least }) => least === 4.5)
    expect(pairs.length).toBeGreaterThan(30)
    for (const scheme of ['light', 'dark'] as const)
      for (const { front, ground } of pairs) {
        const ratio = contrastOf(colorOf(theme, front, scheme), colorOf(theme, ground, scheme))
        expect.soft(ratio, `${front} on ${ground}, ${scheme}`).toBeGreaterThanOrEqual(4.5)
      }
  })
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
      'tokens.json: colour is no token, expected one of: color, space, radius, stroke, font, weight, type, line, tracking, size, density, shadow, motion, layer. Did you mean "color"?',
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
      'tokens.json: color.onAction has a contrast of 1.82:1 on color.action, expected at least 4.5:1. The nearest that passes is oklch(0.393 0.02 60) (#4e433b).',
    ],
    [
      '[R11.25] text that misses it by a hair',
      ({ color }) => Object.assign(color ?? {}, { textMuted: oklch(0.57, 0.02, 240) }),
      'tokens.json: color.textMuted has a contrast of 4.44:1 on color.surface, expected at least 4.5:1. The nearest that passes is oklch(0.567 0.02 240) (#6c7881).',
    ],
    [
      'focus that fails contrast',
      ({ color }) => Object.assign(color ?? {}, { focus: oklch(0.8, 0.05, 250), star: oklch(0.3, 0, 0) }),
      'tokens.json: color.focus has a contrast of 1.86:1 on color.surface, expected at least 3:1. The nearest that passes is oklch(0.668 0.05 250) (#7e98b3).',
    ],
    [
      '[R11.25] text that fails contrast on dark pages',
      ({ color }) =>
        Object.assign(color ?? {}, { surface: { ...oklch(1, 0, 0), $extensions: { 'org.vidda.dark': oklch(0.2, 0, 0).$value } } }),
      'tokens.json: color.text (dark) has a contrast of 1.07:1 on color.surface, expected at least 4.5:1. The nearest that passes is oklch(0.595 0.025 240) (#72818c).',
    ],
    [
      'dark value that is no colour',
      ({ color }) => Object.assign(color ?? {}, { text: { ...oklch(0, 0, 0), $extensions: { 'org.vidda.dark': 'white' } } }),
      'tokens.json: color.text.org.vidda.dark is "white", expected an object with colorSpace, components.',
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
    expect(nearestPassing(grey, [{ beside: grey, least: 7 }])).toBeUndefined()
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
