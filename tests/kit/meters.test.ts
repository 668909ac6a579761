import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeOf } from '@vidda/brand'
import { contrastOf } from '@vidda/brand/color'
import { colorOf, globalCss, hasDark, media, tokenNames, variableName, type Scheme, type Theme, type TokenName } from '@vidda/tokens'
import { root } from '@vidda/tooling-shared/root'
import { namedIn } from '@vidda/tooling-visual/token-users'
import { expect, it } from 'vitest'

type ColorName = TokenName<'color'>

/** What fills each meter, as its styles name it; the rest of it is the track. */
const fills = {
  'fit-bar': ['text'],
  'load-more': ['text'],
  'password-field': ['danger', 'star', 'success'],
  'price-slider': ['text', 'borderStrong'],
  rating: ['star'],
  'review-list': ['star'],
} as const satisfies Record<string, readonly ColorName[]>

/** Which colour stands in the place of another where more contrast is asked for. */
function replacements(): ReadonlyMap<ColorName, ColorName> {
  const block = globalCss.split(media.moreContrast)[1]?.split('@media')[0] ?? ''
  const nameOf = (variable: string) => tokenNames.color.find((name) => variableName('color', name) === variable)
  return new Map(
    [...block.matchAll(/(--vd-color-[\w-]+):var\((--vd-color-[\w-]+)\)/gu)].flatMap(([, from = '', to = '']) => {
      const [name, other] = [nameOf(from), nameOf(to)]
      return name && other ? [[name, other]] : []
    }),
  )
}

const replaced = replacements()
const strong = (name: ColorName): ColorName => {
  const other = replaced.get(name)
  return other ? strong(other) : name
}

const themes: readonly (readonly [theme: string, scheme: Scheme, Theme])[] = (
  await Promise.all(
    readdirSync(join(root, 'themes')).map(async (name) => {
      const { value } = await themeOf(readFileSync(join(root, 'themes', name, 'tokens.json'), 'utf8'), name)
      if (!value) throw new Error(`themes/${name} is not whole`)
      return (hasDark(value) ? (['light', 'dark'] as const) : (['light'] as const)).map((scheme) => [name, scheme, value] as const)
    }),
  )
).flat()

it('meters stand on the track, and no other line does', () => {
  expect(namedIn('color.track')).toEqual(Object.keys(fills))
  for (const [meter, names] of Object.entries(fills))
    for (const name of names) expect(namedIn(`color.${name}`), `${meter} by ${name}`).toContain(meter)
})

it.each(themes)('the filled part of a meter has 3:1 beside the rest where more contrast is asked for: %s, %s', (_name, scheme, theme) => {
  expect(replaced.size).toBeGreaterThan(3)
  const track = colorOf(theme, strong('track'), scheme)
  for (const name of new Set(Object.values(fills).flat()))
    expect.soft(contrastOf(colorOf(theme, strong(name), scheme), track), name).toBeGreaterThanOrEqual(3)
})
