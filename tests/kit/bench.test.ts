import { describe, expect, it } from 'vitest'
import { readFlags } from '../../bench/src/flags.ts'
import { elementMaker } from '../../bench/src/pages/element-maker.ts'
import { propsOf } from '../../bench/src/pages/markup-props.ts'
import { markupTree, type MarkupNode } from '../../bench/src/pages/markup-tree.ts'
import { kilobytes, kilobytesUp, median, whole } from '../../bench/src/report/numbers.ts'
import { tableText } from '../../bench/src/report/table.ts'
import { brandOrder } from '../e2e/support/kit.ts'
import { run } from '../e2e/support/run.ts'

const element = (markup: string): Exclude<MarkupNode, string> => {
  const [first] = markupTree(markup)
  if (first === undefined || typeof first === 'string') throw new Error('no element')
  return first
}

describe('markup read for the plain render', () => {
  it('is a tree of elements and texts, with entities read and React’s comments left out', () => {
    expect(markupTree('<p>Pris<!-- --> 499 &amp; mer<br/></p><svg><path d="M0 0"></path></svg>')).toEqual([
      { name: 'p', attributes: [], children: ['Pris', ' 499 & mer', { name: 'br', attributes: [], children: [] }] },
      { name: 'svg', attributes: [], children: [{ name: 'path', attributes: [['d', 'M0 0']], children: [] }] },
    ])
  })

  it('gives the properties with which React writes the attributes again', () => {
    expect(propsOf(element('<label class="a" for="b" style="--c:#fff;margin-top:1px" data-d=""></label>'))).toEqual({
      className: 'a',
      htmlFor: 'b',
      style: { '--c': '#fff', marginTop: '1px' },
      'data-d': '',
    })
    expect(propsOf(element('<input disabled="" value="" srcSet="x"/>'))).toEqual({ disabled: true, defaultValue: '', srcSet: 'x' })
    expect(propsOf(element('<button value="1"></button>'))).toEqual({ value: '1' })
  })
})

describe('the plain elements', () => {
  const markup = '<ul class="a"><li style="--c:#fff">Én <b>vare</b></li><li style="--c:#000">To <b>varer</b></li><li></li></ul><p>Slutt</p>'

  it('are made anew for each render, alike ones by one function, and say what the markup says', async () => {
    const make = await elementMaker(markupTree(markup))
    const [one, other] = [make(), make()]
    expect(one).not.toBe(other)
    expect(one).toEqual(other)
    expect(one).toMatchObject({
      props: {
        children: [
          {
            type: 'ul',
            props: {
              className: 'a',
              children: [
                { type: 'li', props: { style: { '--c': '#fff' }, children: ['Én ', { type: 'b', props: { children: 'vare' } }] } },
                { type: 'li', props: { style: { '--c': '#000' }, children: ['To ', { type: 'b', props: { children: 'varer' } }] } },
                { type: 'li', props: {} },
              ],
            },
          },
          { type: 'p', props: { children: 'Slutt' } },
        ],
      },
    })
  })
})

describe('numbers', () => {
  it('a median is the middle, and between two the mean', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([1, 2, 3, 10])).toBe(2.5)
  })

  it('are written for people', () => {
    expect([kilobytes(124_960), whole(1_234_567.4), whole(12)]).toEqual(['125.0', '1 234 567', '12'])
    // A value one byte over a limit of 135 KB must not read as 135.0.
    expect([135_000, 135_001].map(kilobytesUp)).toEqual(['135.0', '135.1'])
  })

  it('stand to the right in a table, texts to the left', () => {
    const table = tableText({
      title: 'T',
      headings: ['page', 'KB'],
      rows: [
        ['home', '9.0'],
        ['an article', '12.0'],
      ],
    })
    expect(table.split('\n').slice(3)).toEqual(['  page          KB', '  ──────────  ────', '  home         9.0', '  an article  12.0'])
  })
})

describe('the command', () => {
  const bench = (...args: readonly string[]) => run(['bench/src/main.ts', ...args])

  it('reads names and flags', () => {
    expect(readFlags(['pages', '--brand', 'so', '--json', 'x.json', '--', '--quick'])).toMatchObject({
      names: ['pages'],
      brand: 'so',
      json: 'x.json',
      quick: true,
      help: false,
    })
    expect(() => readFlags(['--colour'])).toThrow('--colour')
    expect([readFlags([]).engine, readFlags(['--engine', 'pglite']).engine]).toEqual([null, 'PGlite'])
    expect(() => readFlags(['--engine', 'sqlite'])).toThrow('--engine takes pglite or postgres, not "sqlite"')
  })

  it('helps, and refuses what it does not know in one line', async () => {
    const [help, pages, name, flag, brand] = await Promise.all([
      bench('--help'),
      bench('pages', '--help'),
      bench('paegs'),
      bench('--colour'),
      bench('--brand', 'finnesikke'),
    ])
    const names = [
      'bytes',
      'cards',
      'import',
      'pages',
      'lighthouse',
      'list',
      'slider',
      'start',
      'ui',
      'search',
      'api',
      'callbacks',
      'logins',
    ]
    for (const known of names) expect(help.said).toContain(known)
    expect(pages.said).toContain('bare')
    expect([help.code, pages.code, name.code, flag.code, brand.code]).toEqual([0, 0, 2, 2, 2])
    expect(name.errors.trim()).toBe(`There is no bench "paegs". Benches: ${names.join(', ')}.`)
    expect(flag.errors.trim()).toMatch(/--colour.* See pnpm bench --help\.$/)
    expect(brand.errors.trim()).toBe(`There is no brand "finnesikke". Brands: ${brandOrder.join(', ')}.`)
  })
})
