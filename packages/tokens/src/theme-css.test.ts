import { describe, expect, it } from 'vitest'
import { fluidCss, tokenCss } from './css-value.ts'
import { breakpoints, desktopWidth, media } from './media.ts'
import { tokenNames, variableName, type TokenGroup } from './names.ts'
import { color, shadow, space } from './references.ts'
import { colorOf, groupTypes, hasDark, tokenOf, type FontFace, type Theme, type Token } from './theme.ts'
import { themeCss, themeVariables } from './theme-css.ts'

const px = (value: number) => ({ value, unit: 'px' as const })
const black = { colorSpace: 'oklch' as const, components: [0, 0, 0] as const, alpha: 0.2 }
const samples = {
  color: { colorSpace: 'oklch', components: [0.45, 0.1, 246] },
  dimension: px(8),
  fontFamily: ['Bark', 'serif'],
  fontWeight: 400,
  number: 1.5,
  shadow: { color: black, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) },
  duration: { value: 200, unit: 'ms' },
  cubicBezier: [0.2, 0, 0, 1],
}

const bark: FontFace = {
  family: 'Bark',
  file: 'bark.woff2',
  weight: [400, 700],
  metrics: { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0 },
  fallbacks: [
    { name: 'Arial', local: ['Arial', 'Arimo'], averageWidth: { face: 0.5, local: 0.4 }, weight: [400, 599] },
    { name: 'Arial', local: ['Arial Bold'], averageWidth: { face: 0.5, local: 0.5 }, weight: [600, 700] },
  ],
}

const groups = Object.keys(groupTypes) as (keyof typeof groupTypes)[]
const theme = {
  ...Object.fromEntries(
    groups.map((group) => [
      group,
      {
        $type: groupTypes[group][0],
        ...Object.fromEntries(tokenNames[group].map((name) => [name, { $value: samples[groupTypes[group][0]] }])),
      },
    ]),
  ),
  $extensions: { 'org.vidda': { style: Object.fromEntries(tokenNames.style.map((name) => [name, 'none'])), faces: [bark] } },
} as unknown as Theme

describe('the CSS of a theme', () => {
  it('has a custom property for every token', () => {
    const variables = themeVariables(theme)
    const all = (Object.keys(tokenNames) as TokenGroup[]).flatMap((group) => tokenNames[group].map((name) => variableName(group, name)))
    expect(Object.keys(variables)).toEqual(all)
    expect(themeCss(theme)).toContain(';--vd-space-tiny:8px;')
  })

  it('stands on :root unless another selector is given', () => {
    expect(themeCss(theme)).toContain(':root{--vd-color-surface:oklch(0.45 0.1 246);')
    expect(themeCss(theme, { selector: '[data-theme="bark"]' })).toContain('[data-theme="bark"]{--vd-color-surface:')
  })

  it('loads its fonts from where it is told, without hiding text meanwhile', () => {
    expect(themeCss(theme)).toContain(
      "src:url('/fonts/bark.woff2') format('woff2');font-weight:400 700;font-style:normal;font-display:swap}",
    )
    expect(themeCss(theme, { fontUrl: (file) => `/a/${file}` })).toContain("url('/a/bark.woff2')")
  })

  it('stretches local fonts to the measures of the web font', () => {
    const [, regular, bold] = themeCss(theme).split('\n')
    expect(regular).toBe(
      "@font-face{font-family:'Bark Arial';src:local('Arial'),local('Arimo');font-weight:400 599;size-adjust:125%;ascent-override:72%;descent-override:24%;line-gap-override:0%}",
    )
    expect(bold).toContain('font-weight:600 700;size-adjust:100%;ascent-override:90%;descent-override:30%')
  })

  it('names each fallback once, between the web font and the generic family', () => {
    expect(themeVariables(theme)['--vd-font-text']).toBe("'Bark', 'Bark Arial', serif")
  })

  it('gives tracking in em', () => {
    expect(themeVariables(theme)['--vd-tracking-caps']).toBe('1.5em')
  })

  it('leaves out a token without a value', () => {
    const { link: _left, ...rest } = theme.color
    expect(themeVariables({ ...theme, color: rest })).not.toHaveProperty('--vd-color-link')
  })
})

describe('a theme with a dark set', () => {
  const dark = { colorSpace: 'oklch', components: [0.95, 0, 0] }
  const text = { $value: samples.color, $extensions: { 'org.vidda.dark': dark } }
  const both = { ...theme, color: { ...theme.color, text } } as unknown as Theme

  it('gives the colours that differ when dark pages are asked for, and the browser its own', () => {
    expect(themeCss(both)).toContain(
      '\n@media (prefers-color-scheme: dark){:root{color-scheme:light dark;--vd-color-text:oklch(0.95 0 0)}}\n',
    )
    expect(themeCss(both, { selector: '[data-theme="bark"]' })).toContain('{[data-theme="bark"]{color-scheme:light dark;')
  })

  it('keeps its light colours elsewhere, and a light theme has nothing more', () => {
    expect(themeVariables(both)['--vd-color-text']).toBe('oklch(0.45 0.1 246)')
    expect([colorOf(both, 'text', 'dark'), colorOf(both, 'link', 'dark')]).toEqual([dark, samples.color])
    expect([hasDark(both), hasDark(theme), themeCss(theme).includes('prefers-color-scheme')]).toEqual([true, false, false])
  })
})

it('media conditions name the breakpoints', () => {
  for (const [name, width] of Object.entries(breakpoints))
    expect(media[name as keyof typeof breakpoints]).toBe(`@media (width >= ${width}px)`)
  expect(media.mobileOnly).toBe(`@media (width < ${desktopWidth}px)`)
  expect(desktopWidth).toBe(1020)
})

describe('a value', () => {
  it.each<[token: Token, css: string]>([
    [{ $type: 'color', $value: samples.color }, 'oklch(0.45 0.1 246)'],
    [{ $type: 'color', $value: black }, 'oklch(0 0 0 / 0.2)'],
    [{ $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0.5, 0], alpha: 1 } }, 'color(srgb 1 0.5 0)'],
    [{ $type: 'dimension', $value: { value: 1.5, unit: 'rem' } }, '1.5rem'],
    [{ $type: 'dimension', $value: px(0) }, '0px'],
    [{ $type: 'dimension', $value: px(30), $extensions: { 'org.vidda.least': px(9) } }, 'clamp(9px, 1.2px + 2vw, 30px)'],
    [{ $type: 'shadow', $value: samples.shadow }, '0px 1px 2px 0px oklch(0 0 0 / 0.2)'],
    [
      { $type: 'shadow', $value: [samples.shadow, { ...samples.shadow, inset: true }] },
      '0px 1px 2px 0px oklch(0 0 0 / 0.2), inset 0px 1px 2px 0px oklch(0 0 0 / 0.2)',
    ],
    [{ $type: 'fontFamily', $value: 'system-ui' }, 'system-ui'],
    [{ $type: 'fontWeight', $value: 550 }, '550'],
    [{ $type: 'duration', $value: samples.duration }, '200ms'],
    [{ $type: 'cubicBezier', $value: samples.cubicBezier }, 'cubic-bezier(0.2, 0, 0, 1)'],
  ])('%j is %s', (token, css) => {
    expect(tokenCss(token)).toBe(css)
  })

  it('in rem grows by window width and stays in rem, so that text zoom scales it', () => {
    const css = fluidCss({ value: 1, unit: 'rem' }, { value: 2, unit: 'rem' })
    const [, start = '', slope = ''] = /^clamp\(1rem, ([\d.-]+)rem \+ ([\d.]+)vw, 2rem\)$/.exec(css) ?? []
    const at = (width: number) => Number(start) * 16 + (Number(slope) * width) / 100
    expect(at(390)).toBeCloseTo(16, 1)
    expect(at(1440)).toBeCloseTo(32, 1)
  })
})

it('a token takes the type of its group unless it has one of its own', () => {
  const motion = { $type: 'duration', fast: { $value: 1 }, ease: { $type: 'cubicBezier', $value: 2 } }
  expect(tokenOf({ ...theme, motion }, 'motion', 'fast')).toEqual({ $type: 'duration', $value: 1 })
  expect(tokenOf({ ...theme, motion }, 'motion', 'ease')).toEqual({ $type: 'cubicBezier', $value: 2 })
})

it('references are the custom properties of the tokens', () => {
  expect([color.surfaceRaised, space.tiny, shadow.high]).toEqual([
    'var(--vd-color-surface-raised)',
    'var(--vd-space-tiny)',
    'var(--vd-shadow-high)',
  ])
})
