import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brandOrder, root } from './support/kit.ts'
import { htmlOf } from './support/pages.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

type Part = { readonly singleLine?: boolean }

/** What the brand's file says of its frame: neither is a single line unless it says so, and the footer is as the header. */
function frameOf(brand: string) {
  const file = readFileSync(join(root, 'brands', brand, 'brand.json'), 'utf8')
  const { header, footer } = JSON.parse(file) as { readonly header?: Part; readonly footer?: Part }
  const singleHeader = header?.singleLine ?? false
  return { singleHeader, singleFooter: footer?.singleLine ?? singleHeader }
}

const partOf = (html: string, element: 'header' | 'footer'): string =>
  new RegExp(`<${element}[ >].*</${element}>`, 's').exec(html)?.[0] ?? `no ${element}`

describe.each(brandOrder)('the built shop of %s', (brand) => {
  const { singleHeader, singleFooter } = frameOf(brand)

  it.each(['/', '/klaer', '/finnes-ikke'])('[R1.07] [R1.08] has on %s the header and the footer that its file names', async (path) => {
    const html = await htmlOf(shops.url(brand) + path)
    const [header, footer] = [partOf(html, 'header'), partOf(html, 'footer')]
    expect(header).toContain('title="Gå til kassen"')
    expect(/role="search"|<search|type="search"/.test(header)).toBe(!singleHeader)
    expect(footer).toContain('mailto:')
    expect(footer.includes('<h2')).toBe(!singleFooter)
  })
})

it('[R1.07] [R1.08] there are brands with either frame', () => {
  const frames = brandOrder.map(frameOf)
  expect(new Set(frames.map(({ singleHeader }) => singleHeader)).size).toBe(2)
  expect(new Set(frames.map(({ singleFooter }) => singleFooter)).size).toBe(2)
})
