import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, basename } from 'node:path'
import { brandCss, consentedService, hexOf, placesOf, readBrand, serviceHosts, type Brand } from '@vidda/brand'
import { slugOf } from '@vidda/domain/slug'
import { writtenAddress } from '@vidda/domain/written'
import { fill } from '@vidda/texts'
import { Marked, Renderer } from 'marked'
import type { BrandData } from '../server/brand-data.ts'

const ownId = /\s*\{#([a-z0-9-]+)\}\s*$/u

const plainRenderer = Renderer.prototype

/** Headings carry their words as id, or the one that they name (`{#faq}`), so that `/kundeservice#betaling` leads to its section. */
const markdownToHtml = new Marked({
  renderer: {
    /** A wide table scrolls, and the keyboard must reach what scrolls; a corner without words is no heading. */
    table(token) {
      return plainRenderer.table
        .call(this, token)
        .replace('<table>', '<table tabindex="0">')
        .replaceAll(/<th[^>]*><\/th>/g, '<td></td>')
    },
    heading({ tokens, depth, text }) {
      const id = ownId.exec(text)?.[1] ?? slugOf(text)
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens).replace(ownId, '')}</h${depth}>\n`
    },
  },
})

export type BrandFile = { readonly fileName: string; readonly source: Buffer | string }

/** A brand as a build takes it: the data of its server, and the files that its client serves. */
export type BuiltBrand = { readonly data: BrandData; readonly files: readonly BrandFile[]; readonly themeFolder: URL }

/** Reads a brand for its app; throws the reader's `BrandError` with all that is wrong in its files. */
export async function readBrandForBuild(folder: URL): Promise<BuiltBrand> {
  const brand = await readBrand(folder)
  const { assets, theme } = brand
  const [svg, png, favicon, social, ...fonts] = await Promise.all(
    [assets.logoSvg, assets.logoPng, assets.favicon, assets.social, ...theme.fonts].map(hashed),
  )
  const fontAddress = new Map(theme.fonts.map((font, index) => [font.file, `/${fonts[index]?.fileName ?? ''}`]))
  const pages = await pagesOf(brand)
  const files = [svg, png, favicon, social, ...fonts].filter((file) => file !== undefined)
  return {
    themeFolder: theme.dir,
    files: [...files, ...Object.entries(pages).map(([slug, page]) => ({ fileName: `pages/${slug}.json`, source: JSON.stringify(page) }))],
    data: {
      shop: shopOf(brand, `/${svg?.fileName}`, `/${png?.fileName}`),
      staticCss: brandCss(brand, (file) => fontAddress.get(file) ?? ''),
      themeColor: hexOf(theme.tokens, 'header'),
      fonts: theme.fonts.map(({ file }) => fontAddress.get(file) ?? ''),
      favicon: `/${favicon?.fileName}`,
      social: `/${social?.fileName}`,
      serviceHosts: serviceHosts(brand.config.consent.services),
      pages,
    },
  }
}

async function hashed({ path }: { readonly path: URL }): Promise<BrandFile> {
  const source = await readFile(path)
  const extension = extname(path.pathname)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/${basename(path.pathname, extension)}-${hash}${extension}`, source }
}

/** What every page carries: without the words that are read when mails and the brand's own pages are made. */
function shopTexts({ texts: { cookies: _cookies, mail: _mail, ...shown } }: Brand): BrandData['shop']['texts'] {
  return shown
}

function shopOf(brand: Brand, svg: string, png: string): BrandData['shop'] {
  const { config, pages } = brand
  return {
    id: config.id,
    name: config.name,
    origin: config.origin,
    genders: config.genders,
    header: config.header,
    footer: config.footer,
    menu: config.menu,
    company: { ...config.company, address: writtenAddress(config.company.address) },
    providers: config.checkout.providers,
    services: config.consent.services.map(consentedService),
    houseBrandProducts: config.houseBrand.products,
    logo: { svg, png },
    texts: shopTexts(brand),
    pages: pages.map(({ slug }) => slug),
  }
}

async function pagesOf(brand: Brand): Promise<BrandData['pages']> {
  const places = placesOf(brand)
  const made = brand.pages.map(async ({ slug, title, description, markdown, goods }) => {
    const parsed = await markdownToHtml.parse(fill(markdown, places), { async: true })
    // A table may be wider than a phone: it is scrolled by keyboard too.
    const html = parsed.replaceAll('<table>', '<table tabindex="0">')
    return [slug, { title: fill(title, places), description: fill(description, places), html, ...(goods && { goods }) }] as const
  })
  return Object.fromEntries(await Promise.all(made))
}
