import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { colorOf, themeCss, themeVariables, type ColorValue, type Theme } from '@vidda/tokens'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultTheme } from '../brand-folder.fixture.ts'
import { problemText } from '../problem.ts'
import { hexOf, valueOf } from './color.ts'
import { themeOf } from './theme-file.ts'

const oklch = (l: number, c: number, h: number): ColorValue => ({ colorSpace: 'oklch', components: [l, c, h] })
const color = (value: ColorValue, dark?: ColorValue) => ({
  $type: 'color',
  $value: value,
  ...(dark && { $extensions: { 'org.vidda.dark': dark } }),
})
const font = { $type: 'fontFamily', $value: ['system-ui', 'sans-serif'] }
const extension = { $extensions: { 'org.vidda': {} } }

/** A theme of two inputs. */
const least = { seed: { brand: color(oklch(0.45, 0.12, 250)), font }, ...extension }
const seeded = (seed: object, rest: object = {}) => ({ ...least, seed: { ...least.seed, ...seed }, ...rest })

const read = (file: unknown) => themeOf(JSON.stringify(file, null, 2), 'tokens.json')
const theme = async (file: unknown): Promise<Theme> => {
  const { value, problems } = await read(file)
  expect(problems.map(problemText)).toEqual([])
  return value as Theme
}
const told = async (file: unknown) => (await read(file)).problems.map(problemText)

describe('a theme of few inputs', () => {
  it('[R11.23] has a value for every token', async () => {
    expect(Object.keys(themeVariables(await theme(least)))).toEqual(Object.keys(themeVariables(defaultTheme())))
  })

  it('takes its colours from the brand, on white', async () => {
    const { accent, surface, focus } = (await theme(least)).color
    expect([accent, surface, focus]).toMatchObject([
      { $value: oklch(0.45, 0.12, 250) },
      { $value: oklch(1, 0, 0) },
      { $value: oklch(0.45, 0.12, 250) },
    ])
  })

  it('keeps what it gives itself and derives the rest around it', async () => {
    const given = { header: color(oklch(0.2, 0.01, 250)) }
    const made = await theme(seeded({}, { color: given }))
    expect(colorOf(made, 'header')).toMatchObject(oklch(0.2, 0.01, 250))
    expect(colorOf(made, 'onHeader').components[0]).toBeGreaterThan(0.9)
  })

  it('makes corners, distances, type and movement of their inputs', async () => {
    const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } })
    const number = ($value: number) => ({ $type: 'number', $value })
    const variables = themeVariables(
      await theme(seeded({ radius: px(16), density: number(1.25), textSize: px(18), typeRatio: number(1.25), pace: number(0.5) })),
    )
    expect(variables['--vd-radius-card']).toBe('16px')
    expect(variables['--vd-space-medium']).toBe('20px')
    expect(variables['--vd-type-body']).toBe('1.125rem')
    expect(variables['--vd-type-lead']).toMatch(/^clamp\(1\.28.*, 1\.4063rem\)$/)
    expect(variables['--vd-motion-normal']).toBe('100ms')
  })

  it('never makes what is pressed smaller than 44 px', async () => {
    const variables = themeVariables(await theme(seeded({ density: { $type: 'number', $value: 0.7 } })))
    expect([variables['--vd-size-target'], variables['--vd-size-control']]).toEqual(['44px', '44px'])
  })

  it('follows aliases, also into its seeds', async () => {
    const made = await theme(seeded({}, { color: { footer: { $type: 'color', $value: '{seed.brand}' } } }))
    expect(hexOf(made, 'footer')).toBe(hexOf(made, 'accent'))
  })

  it('has a dark set as soon as a seed has a dark value, and none before', async () => {
    const dark = await theme(seeded({ neutral: color(oklch(0.99, 0.003, 240), oklch(0.17, 0.01, 240)) }))
    expect(colorOf(dark, 'surface', 'dark')).toMatchObject(oklch(0.17, 0.01, 240))
    expect(colorOf(dark, 'text', 'dark').components[0]).toBeGreaterThan(0.9)
    expect(themeCss(dark)).toContain('@media (prefers-color-scheme: dark)')
    expect(themeCss(await theme(least))).not.toContain('prefers-color-scheme')
  })

  const hue = fc.double({ min: 0, max: 360, noNaN: true })
  const any = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.3, noNaN: true }), hue)
  const grounds = fc.tuple(
    fc.oneof(fc.double({ min: 0.86, max: 1, noNaN: true }), fc.double({ min: 0.05, max: 0.34, noNaN: true })),
    fc.double({ min: 0, max: 0.02, noNaN: true }),
    hue,
  )
  const shown = ([l, c, h]: readonly [number, number, number]) => color(valueOf({ l, c, h }))

  it('[R11.25] has every pair at its contrast, whatever the brand, the ground and the signal', async () => {
    await fc.assert(
      fc.asyncProperty(any, grounds, any, async (brand, neutral, signal) => {
        expect(await told(seeded({ brand: shown(brand), neutral: shown(neutral), signal: shown(signal) }))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

it('a theme that an editor began with a byte order mark is read as without it', async () => {
  expect((await themeOf(`\uFEFF${JSON.stringify(least)}`, 'tokens.json')).problems).toEqual([])
})

describe('a file that is no theme', () => {
  it.each<[row: string, file: unknown, message: string]>([
    ['without a brand colour', { ...least, seed: { font } }, 'tokens.json: seed.brand is missing, expected a token of type color. Add it.'],
    [
      'with an unknown seed',
      seeded({ colour: font }),
      'tokens.json: seed.colour is no token, expected one of: brand, neutral, signal, font, headingFont, radius, density, textSize, typeRatio, pace. Remove it.',
    ],
    [
      'on a ground of middling grey',
      seeded({ neutral: color(oklch(0.6, 0, 0)) }),
      'tokens.json: seed.neutral is neither light nor dark, expected a lightness of at least 0.85 or at most 0.35. Change it.',
    ],
    [
      'with an alias to nothing',
      seeded({}, { color: { link: { $type: 'color', $value: '{seed.none}' } } }),
      'tokens.json: is no design token file: Could not resolve alias {seed.none} (line 28). Mend it there.',
    ],
    [
      'with a wrong token beside its seeds',
      seeded({}, { radius: { $type: 'dimension', card: { $value: { value: 4, unit: 'em' } } } }),
      'tokens.json: radius.card.$value.unit is "em", expected one of: px, rem. Did you mean "rem"?',
    ],
    [
      '[R11.25] with two colours of its own that cannot be read',
      seeded({}, { color: { action: color(oklch(0.5, 0.1, 250)), onAction: color(oklch(0.6, 0.1, 250)) } }),
      'tokens.json: color.onAction has a contrast of 1.52:1 on color.action, expected at least 4.5:1. The nearest that passes is oklch(0.904 0.048 250) (#c8e3ff).',
    ],
  ])('%s', async (_row, file, message) => {
    expect((await told(file))[0]).toBe(message)
  })

  it('is told in plain letters where the terminal has colours', async () => {
    const program = `
      import { parseTheme } from ${JSON.stringify(new URL('parse-theme.ts', import.meta.url).href)}
      const { problems } = await parseTheme('{ "a": { "$type": "color", "$value": "{b}" } }', 'tokens.json')
      process.stdout.write(problems[0].message)`
    const env = { PATH: process.env.PATH, FORCE_COLOR: '1' }
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env })
    expect(stdout).toBe('is no design token file: Could not resolve alias {b} (line 1). Mend it there.')
  })

  it.each([
    ['', 'is empty'],
    [' \n\n', 'is empty'],
    ['// Farger\n{}', 'begins with "// Farger"'],
    ['\n<<<<<<< HEAD\n{}', 'begins with "<<<<<<< HEAD"'],
    ['null', 'begins with "null"'],
    ['[]', 'begins with "[]"'],
  ])('that begins with something else than tokens: %j', async (source, begins) => {
    expect((await themeOf(source, 'tokens.json')).problems.map(problemText)).toEqual([
      `tokens.json: ${begins}, expected the design tokens in JSON, between { and }. Mend it there.`,
    ])
  })

  it('that has nothing for a value', async () => {
    const nothing = { ...seeded({ brand: { $type: 'color', $value: null } }), radius: { card: { $value: { value: null, unit: 'px' } } } }
    expect(await told(nothing)).toEqual([
      'tokens.json: seed.brand.$value is null, expected a value. Write one, or leave the token out.',
      'tokens.json: radius.card.$value.value is null, expected a value. Write one, or leave the token out.',
    ])
  })

  it('that is no JSON', async () => {
    expect((await themeOf('{ "color": ', 'tokens.json')).problems.map(problemText)[0]).toMatch(
      /^tokens\.json: is not JSON \(line 1 column 12\): a value is missing\. Write it\.$/,
    )
  })
})
