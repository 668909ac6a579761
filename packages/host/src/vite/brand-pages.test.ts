import { fileURLToPath, pathToFileURL } from 'node:url'
import { listBrands } from '@vidda/brand'
import { createApi } from '@vidda/client'
import { consentCookies } from '@vidda/domain/consent'
import { brandPages, supportSections } from '@vidda/domain/route'
import { defaultFrightPrice } from '@vidda/domain/shipping'
import { writtenOrgNumber } from '@vidda/domain/written'
import { createApp, createServerShop } from '@vidda/storefront/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { styledMarkup } from '../server/styled-markup.tsx'
import { readBrandForBuild, type BuiltBrand } from './read-brand.ts'

const root = pathToFileURL(fileURLToPath(new URL('../../../../', import.meta.url)))
const brands = await listBrands(root)

/** Pages need nothing of the commerce API: goods beneath them are left out without it. */
const noApi = createApi({ origin: 'https://eksempel.example', transport: () => Promise.reject(new Error('not there')) })

const companies: Readonly<Record<BuiltBrand['data']['shop']['services'][number]['kind'], string>> = {
  'google-analytics': 'Google Ireland Limited',
  'google-tag-manager': 'Google Ireland Limited',
  'meta-pixel': 'Meta Platforms Ireland Limited',
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ')

/** A section of a page's HTML as text: from the heading with this id to the next of its level. */
const sectionOf = (html: string, id: string): string => textOf(new RegExp(`<h2 id="${id}">[\\s\\S]*?(?=<h2|$)`, 'u').exec(html)?.[0] ?? '')
const enough = 80

describe.each(brands)('the pages of the brand $id', ({ dir }) => {
  let built: BuiltBrand
  const open = async (path: string): Promise<{ status: number; html: string; text: string }> => {
    const { shop, pages } = built.data
    const app = createApp({ brand: shop, api: noApi, page: async (name) => pages[name] ?? null })
    const page = await createServerShop(app)(new Request(shop.origin + path))
    if (page.kind !== 'page') throw new Error(`${path} leads on`)
    const html = styledMarkup(page.element).markup
    const main = /<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? ''
    return { status: page.status, html: main, text: textOf(main) }
  }

  beforeAll(async () => {
    built = await readBrandForBuild(dir)
  })

  it('[R1.24] tell of the chain by its name', async () => {
    const { status, text } = await open('/om-oss')
    expect(status).toBe(200)
    expect(text).toContain(`Om ${built.data.shop.name}`)
    expect(text.length).toBeGreaterThan(500)
  })

  it('[R1.28] promise members five years, and say in the same paragraph that the law’s right is everybody’s', async () => {
    const { html } = await open('/om-oss')
    const paragraph = [...html.matchAll(/<p>[\s\S]*?<\/p>/gu)].map(([part]) => textOf(part)).find((part) => /5 års garanti/u.test(part))
    expect(paragraph).toMatch(/medlem/iu)
    expect(paragraph).toMatch(/reklamasjonsretten (?:gjelder alle|har alle|er alles)/iu)
  })

  it('[R1.25] hold the privacy policy and the cookie policy on one page', async () => {
    const { html } = await open('/personvernerklaering')
    for (const id of ['personvernerklaering', 'kapsler', 'rettigheter']) expect(sectionOf(html, id).length).toBeGreaterThan(enough)
  })

  it('[R9.08] list the required cookies, and of the others those that the brand’s own services set and no more', async () => {
    const { html, text } = await open('/personvernerklaering')
    const rows = [...html.matchAll(/<tr>[\s\S]*?<\/tr>/gu)].map(([row]) => textOf(row).trim())
    const named = (type: RegExp) => new Set(rows.filter((row) => type.test(row)).map((row) => row.split(' ', 1)[0] ?? ''))
    const { id, services } = built.data.shop
    const consent = consentCookies([], true).map((cookie) => cookie.split('=', 1)[0])
    const agreed = named(/ (?:Statistikk|Markedsføring) /u)
    expect(named(/ Nødvendig /u)).toEqual(new Set(['XSRF-TOKEN', `__Host-vd-${id}`, `__Host-vd-${id}-device`, 'vd-visitor', ...consent]))
    expect(agreed).toEqual(new Set(services.flatMap(({ cookies }) => cookies)))
    const session = rows.find((row) => row.startsWith('__Host-vd-'))
    expect(session).toMatch(/ 90 dager, 14 uten bruk$/u)
    const unused = /Vi bruker ikke ([^.]*)\./u.exec(text)?.[1]?.trim().split(' , ') ?? []
    for (const known of ['_ga', '_gid', '_fbp', '_fbc']) expect([...agreed, ...unused]).toContain(known)
  })

  it('say how long accounts and mails are kept, and name every right', async () => {
    const { html } = await open('/personvernerklaering')
    const policy = sectionOf(html, 'personvernerklaering')
    for (const told of [/konto[^.]*\btil (?:du|dere) (?:sletter|gjør det)/iu, /e-post[^.]*(?:ett år|12 måneder)/iu])
      expect(policy).toMatch(told)
    for (const right of [
      /\bse\b|innsyn/iu,
      /rett/u,
      /slett/u,
      /utlever/u,
      /innsigelse|protestere|si nei/u,
      /begrens|ligge urørt/u,
      /Datatilsynet/u,
    ])
      expect(sectionOf(html, 'rettigheter')).toMatch(right)
  })

  it('name who gets to know of a visit once a shopper has agreed, and where it may go, and nobody else', async () => {
    const { text } = await open('/personvernerklaering')
    const { services } = built.data.shop
    const recipients = new Set(services.map(({ kind }) => companies[kind]))
    for (const company of new Set(Object.values(companies)))
      expect([company, text.includes(company)]).toEqual([company, recipients.has(company)])
    for (const words of ['utenfor EØS', 'USA', 'EU–US Data Privacy Framework', 'EUs standardkontrakter'])
      expect([words, text.includes(words)]).toEqual([words, services.length > 0])
    expect(text).not.toMatch(/Ingen andre\.|Alle (?:er )?i EØS/u)
  })

  it('[R1.31] say that order data is kept for five years', async () => {
    expect((await open('/personvernerklaering')).text).toMatch(/(?:ordre\w*)[^.]{0,30} 5 år/iu)
  })

  it('[R1.26] have a section each on the care of wool, of down and of impregnated clothes', async () => {
    const { html } = await open('/vedlikehold')
    for (const id of ['ull', 'dun', 'impregnerte-klaer']) expect(sectionOf(html, id).length).toBeGreaterThan(enough)
  })

  it('[R1.30] limit the spinning of thick wool to 400 rounds a minute', async () => {
    expect((await open('/vedlikehold')).text).toMatch(/tykk ull[^.]*høyst 400 omdreininger|sentrifugering[^.]*høyst 400 omdreininger/iu)
  })

  it('[R1.27] hold the statement on sustainability', async () => {
    const { status, text } = await open('/baerekraftig-forretningspraksis')
    expect(status).toBe(200)
    expect(text).toContain('Bærekraftig forretningspraksis')
    expect(text).toContain('åpenhetsloven')
  })

  it('[R10.52] have every section of customer service', async () => {
    const { html } = await open('/kundeservice')
    for (const section of supportSections) expect(sectionOf(html, section).length).toBeGreaterThan(enough)
    for (const section of supportSections) expect(html).toContain(`href="#${section}"`)
  })

  it('[R10.78] state withdrawal, complaint rights, delivery and the seller on customer service', async () => {
    const { html, text } = await open('/kundeservice')
    const { legalName, orgNo, address } = built.data.shop.company
    const [withdrawal, complaint] = [sectionOf(html, 'retur'), sectionOf(html, 'reklamasjon')]
    // Who pays for the way back, and that the way out is paid back, must be told; so must the form, and each remedy.
    for (const told of [/vanlig frakt/u, /betaler (?:du|dere) selv|i posten: du betaler/u, /Jeg\/vi underretter herved/u])
      expect(withdrawal).toMatch(told)
    expect(html).toContain(`href="mailto:${built.data.shop.company.supportEmail}?subject=Angreskjema&amp;body=`)
    for (const remedy of [/repar/iu, /ny vare|finne fram en ny|gi deg et nytt/u, /prisavslag|avslag i prisen/u, /pengene tilbake/u])
      expect(complaint).toMatch(remedy)
    expect(text).toMatch(/14 dagers angrerett[^.]*fra dagen etter|14 dagers angrerett[^.]*\. Fristen løper fra dagen etter/u)
    expect(text).toMatch(/to år|2 år/u)
    expect(text).toMatch(/fem år|5 år/u)
    expect(text).toMatch(/Levering/u)
    for (const words of [legalName, writtenOrgNumber(orgNo), address]) expect(text).toContain(words.replaceAll(/\s/gu, ' '))
  })

  it('[R4.20] give the price of delivery that the cart gives goods without a freight of their own', async () => {
    const { html } = await open('/kundeservice')
    const delivery = sectionOf(html, 'levering')
    expect(delivery).toMatch(new RegExp(`\\b${defaultFrightPrice / 100}(?: kroner|–| kr)`, 'u'))
    expect(delivery).toMatch(/ikke for hver|1 gang per ordre|uansett hvor mange|for hele bestillingen/u)
  })

  it('[R1.29] state a water column of 15 000 mm on the house brand’s pages', async () => {
    for (const product of built.data.shop.houseBrandProducts) {
      expect((await open(`/furet-vaerbitt-${product}`)).text).toMatch(/vannsøyle på 15 000 mm/u)
    }
  })

  it('[R2.05] open the house brand’s page of each product that the brand names, and of no other', async () => {
    for (const product of built.data.shop.houseBrandProducts) expect((await open(`/furet-vaerbitt-${product}`)).status).toBe(200)
    expect(built.data.shop.pages.filter((name) => name.startsWith('furet-vaerbitt-')).length).toBe(
      built.data.shop.houseBrandProducts.length,
    )
  })
})

it('[R1.29] at least one brand has a house brand', async () => {
  const built = await Promise.all(brands.map(({ dir }) => readBrandForBuild(dir)))
  expect(built.flatMap(({ data }) => data.shop.houseBrandProducts)).toEqual(expect.arrayContaining(['jakke', 'bukse', 'sekk']))
})

it.each([...brandPages.every, ...brandPages.some])('a page that a brand may have is shown at its own address: %s', async (path) => {
  const [brand] = await Promise.all(brands.slice(0, 1).map(({ dir }) => readBrandForBuild(dir)))
  const shop = { ...brand?.data.shop, pages: [path.slice(1)] } as BuiltBrand['data']['shop']
  const page = async (name: string) => (name === path.slice(1) ? { title: 'Side', description: 'Tekst', html: '<p>Tekst</p>' } : null)
  const shown = await createServerShop(createApp({ brand: shop, api: noApi, page }))(new Request(shop.origin + path))
  expect(shown).toMatchObject({ kind: 'page', status: 200 })
})
