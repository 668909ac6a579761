import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rewrittenJson } from './rewritten-json.ts'

const theme = `{
  "color": {
    "$type": "color",
    "text": { "$value": { "colorSpace": "oklch", "components": [0.23, 0.025, 240], "hex": "#121f28" }, "$description": "Ink" },
    "link": {
      "$value": {
        "colorSpace": "oklch",
        "components": [0.43, 0.105, 246]
      }
    }
  }
}
`

const menu = `{
  "genders": ["dame", "herre"],
  "menu": {
    "categories": [
      {
        "text": "Klær",
        "to": "/klaer"
      },
      {
        "text": "Sko",
        "to": "/sko"
      }
    ]
  }
}
`

const home = `{
  "sections": [
    { "type": "hero" },
    { "type": "banners", "of": "sub" },
    { "type": "shops", "title": "Butikken din" }
  ]
}
`

const changed = (text: string, change: (value: never) => void): string => {
  const value = JSON.parse(text) as never
  change(value)
  return rewrittenJson(text, value)
}

type Tree = Record<string, Record<string, unknown>>

describe('a rewritten file', () => {
  it('[R11.50] has another number and word in the places of the old ones, and all else as it was', () => {
    const made = changed(theme, ({ color }: Tree) => {
      Object.assign(color?.['text'] as object, { $value: { colorSpace: 'oklch', components: [0.3, 0.025, 240], hex: '#233039' } })
      Object.assign(color?.['link'] as object, { $value: { colorSpace: 'oklch', components: [0.4, 0.105, 246] } })
    })
    expect(made).toBe(
      theme.replace('[0.23, 0.025, 240], "hex": "#121f28"', '[0.3, 0.025, 240], "hex": "#233039"').replace('[0.43,', '[0.4,'),
    )
  })

  it('[R11.50] has a new entry of a list in the shape of its neighbours', () => {
    const made = changed(menu, ({ menu: { categories } }: { menu: { categories: unknown[] } }) =>
      categories.push({ text: 'Sykkel', to: '/sykkel' }),
    )
    expect(made).toBe(
      menu.replace(
        '"to": "/sko"\n      }\n',
        '"to": "/sko"\n      },\n      {\n        "text": "Sykkel",\n        "to": "/sykkel"\n      }\n',
      ),
    )
  })

  it('[R11.50] has entries of a list in another order, and fewer of them, as they were written', () => {
    const made = changed(home, ({ sections }: { sections: unknown[] }) => sections.push(...sections.splice(0).toReversed()))
    expect(made.split('\n').toSorted()).toEqual(home.replace('din" }', 'din" },').replace('"hero" },', '"hero" }').split('\n').toSorted())
    expect(changed(home, ({ sections }: { sections: unknown[] }) => sections.splice(1, 1))).toBe(
      home.replace('    { "type": "banners", "of": "sub" },\n', ''),
    )
  })

  it('[R11.50] has a new key where it stands in the value, and none that was taken out', () => {
    const { genders, menu: entries } = JSON.parse(menu) as Tree
    expect(rewrittenJson(menu, { genders, header: { singleLine: true }, menu: entries })).toBe(
      menu.replace('"herre"],\n', '"herre"],\n  "header": { "singleLine": true },\n'),
    )
    expect(rewrittenJson(menu, { menu: entries })).toBe(menu.replace('  "genders": ["dame", "herre"],\n', ''))
  })

  it('[R11.50] breaks a line that would be longer than the formatter has it', () => {
    const made = rewrittenJson('{\n  "a": { "b": "short" }\n}\n', { a: { b: 'x'.repeat(140) } })
    expect(made).toBe(`{\n  "a": {\n    "b": "${'x'.repeat(140)}"\n  }\n}\n`)
  })

  it('[R11.50] keeps the indentation and line ends of the file', () => {
    const made = rewrittenJson('{\r\n\t"a": 1\r\n}\r\n', {
      a: 1,
      b: [
        { c: 1, d: 2 },
        { c: 3, d: 4 },
      ],
    })
    expect(made).toBe('{\r\n\t"a": 1,\r\n\t"b": [\r\n\t\t{ "c": 1, "d": 2 },\r\n\t\t{ "c": 3, "d": 4 }\r\n\t]\r\n}\r\n')
  })

  it('[R11.50] is written whole where there was none', () => {
    expect(rewrittenJson(null, { sections: [{ type: 'hero' }, { type: 'ways' }] })).toBe(
      '{\n  "sections": [{ "type": "hero" }, { "type": "ways" }]\n}\n',
    )
  })

  it('[R11.50] takes a key out that every object inherits', () => {
    expect(rewrittenJson('{ "toString": "", "a": 1 }', { a: 1 })).toBe('{ "a": 1 }')
  })

  it('[R11.50] says whatever value it is asked for, and is as it was once the value is', () => {
    // JSON has no -0.
    const json = fc.jsonValue({ noUnicodeString: false, maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)))
    fc.assert(
      fc.property(json, json, fc.constantFrom(undefined, 2, '\t'), (before, after, space) => {
        const text = JSON.stringify(before, null, space)
        expect(JSON.parse(rewrittenJson(text, after))).toEqual(after)
        expect(rewrittenJson(text, JSON.parse(text))).toBe(text)
      }),
    )
  })
})
