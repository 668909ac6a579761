import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, basename } from 'node:path'
import { brandCss, consentedService, hexOf, readBrand, serviceHosts, serviceScripts, tenantOf, type Brand } from '@vidda/brand'
import type { Tenant } from '@vidda/contract'
import { redirectKey } from '@vidda/domain/route'
import { writtenAddress } from '@vidda/domain/written'
import type { BrandData } from '../server/brand-data.ts'
import { builtHome } from './built-home.ts'
import { builtPages } from './built-pages.ts'
import { siteIcons } from './site-icons.ts'

export type BrandFile = { readonly fileName: string; readonly source: Buffer | string }

/** A brand as a build takes it: the data of its server, and the files that its client serves. */
export type BuiltBrand = {
  readonly data: BrandData
  readonly files: readonly BrandFile[]
  readonly themeFolder: URL
  readonly tenant: Tenant
}

/** Reads a brand for its app; throws the reader's `BrandError` with all that is wrong in its files. */
export async function readBrandForBuild(folder: URL): Promise<BuiltBrand> {
  const brand = await readBrand(folder)
  const { assets, theme } = brand
  const [svg, png, favicon, social, ...fonts] = await Promise.all(
    [assets.logoSvg, assets.logoPng, assets.favicon, assets.social, ...theme.fonts].map(hashed),
  )
  const fontAddress = new Map(theme.fonts.map((font, index) => [font.file, `/${fonts[index]?.fileName ?? ''}`]))
  const [own, home, empty] = await Promise.all([builtPages(brand), builtHome(brand), assets.empty && hashed(assets.empty)])
  const files = [svg, png, favicon, social, empty ?? undefined, ...fonts].filter((file) => file !== undefined)
  const themeColor = hexOf(theme.tokens, 'header')
  return {
    themeFolder: theme.dir,
    tenant: tenantOf(brand),
    files: [
      ...files,
      ...(await siteFiles(brand, themeColor)),
      // Several pages may use the same picture.
      ...new Map([...own.files, ...(home?.files ?? [])].map((file) => [file.fileName, file])).values(),
    ],
    data: {
      shop: shopOf(brand, { svg: `/${svg?.fileName}`, png: `/${png?.fileName}`, empty: empty && `/${empty.fileName}` }),
      staticCss: brandCss(brand, (file) => fontAddress.get(file) ?? ''),
      themeColor,
      fonts: theme.fonts.map(({ file }) => fontAddress.get(file) ?? ''),
      favicon: `/${favicon?.fileName}`,
      social: `/${social?.fileName}`,
      serviceHosts: serviceHosts(brand.config.consent.services),
      serviceScripts: serviceScripts(brand.config.consent.services),
      pages: own.pages,
      ...(home && { home: home.sections }),
      ...(brand.config.otherDomains.length > 0 && { otherDomains: brand.config.otherDomains }),
      ...(brand.redirects.length > 0 && { redirects: redirectsOf(brand) }),
    },
  }
}

/** Files under names that programs ask for unasked, and what they lead to. */
async function siteFiles({ config, assets, theme }: Brand, themeColor: string): Promise<readonly BrandFile[]> {
  const ground = hexOf(theme.tokens, 'surface')
  const { ico, appleTouch, small, large } = await siteIcons(assets.favicon.path, ground)
  const icons = [
    { ...hashedFile('icon-192.png', small), sizes: '192x192' },
    { ...hashedFile('icon-512.png', large), sizes: '512x512' },
  ]
  const manifest = {
    name: config.name,
    short_name: config.name,
    lang: 'nb',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: ground,
    icons: icons.map(({ fileName, sizes }) => ({ src: `/${fileName}`, sizes, type: 'image/png', purpose: 'any maskable' })),
  }
  return [
    { fileName: 'favicon.ico', source: ico },
    { fileName: 'apple-touch-icon.png', source: appleTouch },
    { fileName: 'site.webmanifest', source: JSON.stringify(manifest) },
    ...icons.map(({ fileName, source }) => ({ fileName, source })),
    ...(await fontLicenses(theme.dir)),
  ]
}

/** The licences that lie beside a theme's fonts: the SIL Open Font License wants each copy of a font to come with it. */
async function fontLicenses(theme: URL): Promise<readonly BrandFile[]> {
  const folder = new URL('fonts/', theme)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt'))
  const texts = await Promise.all(names.toSorted().map((name) => readFile(new URL(name, folder), 'utf8')))
  return texts.length > 0 ? [{ fileName: 'licenses-fonts.txt', source: texts.join('\n\n') }] : []
}

async function hashed({ path }: { readonly path: URL }): Promise<BrandFile> {
  return hashedFile(basename(path.pathname), await readFile(path))
}

function hashedFile(name: string, source: Buffer): BrandFile {
  const extension = extname(name)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/${basename(name, extension)}-${hash}${extension}`, source }
}

/** What every page carries: without the words that are read when mails and the brand's own pages are made. */
function shopTexts({ texts: { cookies: _cookies, mail: _mail, ...shown } }: Brand): BrandData['shop']['texts'] {
  return shown
}

type Addresses = { readonly svg: string; readonly png: string; readonly empty: string | null }

function shopOf(brand: Brand, { svg, png, empty }: Addresses): BrandData['shop'] {
  const { assets, config, pages, home } = brand
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
    ...(assets.empty && empty !== null && { emptyPicture: { src: empty, width: assets.empty.width, height: assets.empty.height } }),
    texts: shopTexts(brand),
    pages: pages.map(({ slug }) => slug),
    ...(home && { composesHome: true }),
    ...(config.compare && { compares: true }),
    ...(!config.countdown && { countsDown: false }),
  }
}

const anyOrigin = 'https://shop'

/** A `Location` header holds no letters but those of ASCII. */
function redirectsOf({ redirects }: Brand): Readonly<Record<string, string>> {
  return Object.fromEntries(
    redirects.map(({ from, to }) => [redirectKey(from), new URL(to, anyOrigin).href.replace(new RegExp(`^${anyOrigin}(?=/)`, 'u'), '')]),
  )
}
