import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeOf } from '@vidda/brand'
import type { Theme } from '@vidda/tokens'
import { root } from '@vidda/tooling-shared/root'
import { describe, expect, it } from 'vitest'
import { sampleLogoCss } from '../../.storybook/cell/sample-logo.ts'

const folder = join(root, 'themes')

const wholeTheme = async (name: string): Promise<Theme> => {
  const { value } = await themeOf(readFileSync(join(folder, name, 'tokens.json'), 'utf8'), name)
  if (!value) throw new Error(`themes/${name} is not whole`)
  return value
}

const withHeader = (theme: Theme, lightness: number, dark?: number): Theme => {
  const gray = (value: number) => ({ colorSpace: 'oklch', components: [value, 0, 0] })
  const extensions = dark === undefined ? {} : { $extensions: { 'org.vidda.dark': gray(dark) } }
  return { ...theme, color: { ...theme.color, header: { $value: gray(lightness), ...extensions } } }
}

describe('the sample logo in Storybook', () => {
  it.each([
    ['so', true],
    ['tinden', true],
    ['vidje', false],
    ['knott', false],
  ])('under the theme %s is light on its header: %s', async (name, isLight) => {
    const [day = ''] = sampleLogoCss(name, await wholeTheme(name), 'light.svg').split('@media')
    expect(day.includes('light.svg')).toBe(isLight)
  })

  it('goes by the header of a theme that nobody has named, in its dark scheme too', async () => {
    const theme = await wholeTheme('vidje')
    expect(sampleLogoCss('fjord', withHeader(theme, 0.3), 'light.svg')).toContain(
      `html:not([data-brand]) .theme-cell[data-theme='fjord'] header [data-part='image'],html[data-theme='fjord']:not([data-brand], :has(.theme-cell)) header [data-part='image']{content:url('light.svg')}`,
    )
    expect(sampleLogoCss('fjord', withHeader(theme, 0.9), 'light.svg')).toBe('')
    const [day = '', night = ''] = sampleLogoCss('fjord', withHeader(theme, 0.9, 0.2), 'light.svg').split('@media')
    expect([day.includes('light.svg'), night.includes('light.svg')]).toEqual([false, true])
  })

  it('is told of no theme by name', () => {
    const css = readFileSync(join(root, '.storybook', 'cell', 'cell.css'), 'utf8')
    expect(readdirSync(folder).filter((name) => css.includes(`'${name}'`))).toEqual([])
  })
})
