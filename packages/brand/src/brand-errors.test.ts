import { describe, expect, it } from 'vitest'
import { BrandFolder, errorOf, leastBrand, png, told } from './brand-folder.fixture.ts'

const company = leastBrand().company as Record<string, unknown>

describe('a wrong brand.json names file, key, what was expected and the fix', () => {
  it.each<[row: string, change: Record<string, unknown>, message: string]>([
    [
      '[R11.12] unknown key',
      { chainID: 2 },
      'chainID is not a known key, expected one of: id, name, origin, otherDomains, theme, chainId, genders, header, footer, menu, countdown, compare, company, checkout, houseBrand, consent, claims. Did you mean "chainId"?',
    ],
    [
      '[R11.12] unknown inner key',
      { header: { oneLine: true } },
      'header.oneLine is not a known key, expected one of: singleLine. Remove it.',
    ],
    [
      '[R11.12] unknown theme',
      { theme: 'plian' },
      'theme is "plian", expected one of: plain, so, or an installed theme package. Did you mean "plain"?',
    ],
    [
      '[R11.12] unknown theme like no other',
      { theme: 'baroque' },
      'theme is "baroque", expected one of: plain, so, or an installed theme package. Install it, or name another.',
    ],
    [
      '[R11.12] unknown gender',
      { genders: ['dame', 'here'] },
      'genders[1] is "here", expected one of: dame, herre, junior, barn, uni. Did you mean "herre"?',
    ],
    [
      '[R11.12] no gender',
      { genders: [] },
      'genders is empty, expected a list of: dame, herre, junior, barn, uni. Name at least one, or remove the key for all.',
    ],
    [
      '[R11.12] gender twice',
      { genders: ['dame', 'dame'] },
      'genders is ["dame","dame"], expected each entry once. Remove the second one.',
    ],
    ['[R11.12] text for a number', { chainId: '2' }, 'chainId is "2", expected a whole number from 1.'],
    ['[R11.12] number too small', { chainId: 0 }, 'chainId is 0, expected a whole number from 1.'],
    ['[R11.12] text for a flag', { header: { singleLine: 'yes' } }, 'header.singleLine is "yes", expected true or false.'],
    ['[R11.12] text for a list', { genders: 'dame' }, 'genders is "dame", expected a list of: dame, herre, junior, barn, uni.'],
    [
      '[R11.12] unknown provider',
      { checkout: { providers: ['klara'] } },
      'checkout.providers[0] is "klara", expected one of: klarna, qliro. Did you mean "klarna"?',
    ],
    [
      '[R11.13] entry without target',
      { menu: { extra: [{ text: 'Om {brand}' }] } },
      'menu.extra[0].to is missing, expected a text such as "/om-oss". Add it.',
    ],
    [
      '[R11.13] entry without text',
      { menu: { extra: [{ to: '/om-oss' }] } },
      'menu.extra[0].text is missing, expected a text such as "Om {brand}". Add it.',
    ],
    [
      '[R11.13] entry with an empty text',
      { menu: { extra: [{ text: ' ', to: '/om-oss' }] } },
      'menu.extra[0].text is " ", expected a text such as "Om {brand}".',
    ],
    [
      '[R11.13] target that is no path',
      { menu: { extra: [{ text: 'Om oss', to: 'om-oss' }] } },
      'menu.extra[0].to is "om-oss", expected a path of the shop or an https address, such as "/om-oss".',
    ],
    ...(
      [
        ['https://x.example/', 'expected the domain alone, in small letters. Write "x.example".'],
        ['X.example', 'expected the domain alone, in small letters. Write "x.example".'],
        ['x.example:443', 'expected the domain alone, in small letters. Write "x.example".'],
        ['x.example.', 'expected the domain alone, in small letters. Write "x.example".'],
        ['blåbær.example', 'expected the letters in which browsers send it. Write "xn--blbr-roah.example".'],
        ['fjell.example', 'the domain of "origin", which cannot lead on to itself. Take it out.'],
        ['FJELL.example', 'the domain of "origin", which cannot lead on to itself. Take it out.'],
        ...['x', 'localhost', '10.0.0.1', '[::1]', '*.x.example', 'x_y.example', 'a@x.example', 'x.example, y.example', '-x.example'].map(
          (text) => [text, 'expected a domain such as "gammel-fjell.example". Look for a mistyped character.'] as const,
        ),
      ] as const
    ).map(([text, message]): [string, Record<string, unknown>, string] => [
      `[R11.103] other domain ${text}`,
      { otherDomains: [text] },
      `otherDomains[0] is "${text}", ${message}`,
    ]),
    [
      '[R11.103] an other domain twice',
      { otherDomains: ['x.example', 'x.example'] },
      'otherDomains is ["x.example","x.example"], expected each entry once. Remove the second one.',
    ],
    [
      'address with a path',
      { origin: 'https://fjell.example/' },
      'origin is "https://fjell.example/", expected a public address with https://, without a path or a slash at its end, such as "https://fjell.example".',
    ],
    [
      'address with a port that there is none of',
      { origin: 'https://fjell.example:80800' },
      'origin is "https://fjell.example:80800", expected an address such as "https://fjell.example". Look for a mistyped character.',
    ],
    [
      'address that browsers write otherwise',
      { origin: 'https://Fjære.example:443' },
      'origin is "https://Fjære.example:443", expected an address as browsers write it. Write "https://xn--fjre-woa.example".',
    ],
    [
      'script of a service at no address',
      { consent: { services: [{ kind: 'google-analytics', purpose: 'analytics', id: 'G-1', src: 'https://[' }] } },
      'consent.services[0].src is "https://[", expected an address such as "https://stats.example/gtag.js". Look for a mistyped character.',
    ],
    [
      'target that is no address',
      { menu: { categories: [{ text: 'Klubb', to: 'https://:1' }] } },
      'menu.categories[0].to is "https://:1", expected an address such as "https://fjell.example". Look for a mistyped character.',
    ],
    ['another id than the folder', { id: 'fjord' }, `id is "fjord", expected the folder's name. Write "fjell", or rename the folder.`],
    [
      'mistyped organisation number',
      { company: { ...company, orgNo: '310000427' } },
      'company.orgNo is "310000427", expected an organisation number whose last digit checks. Look for a mistyped digit.',
    ],
    [
      '[R11.69] an organisation number that is given to nobody',
      { company: { ...company, orgNo: '000000000' } },
      'company.orgNo is "000000000", expected an organisation number whose last digit checks. Look for a mistyped digit.',
    ],
    [
      '[R11.73] a menu entry with a placeholder that nothing fills',
      { menu: { extra: [{ text: 'Om {Brand}', to: '/om-oss' }] } },
      'menu.extra[0].text holds {Brand}, expected only {brand}. Did you mean "brand"?',
    ],
    [
      '[R11.73] a menu entry with half a placeholder',
      { menu: { extra: [{ text: 'Om {brand', to: '/om-oss' }] } },
      'menu.extra[0].text has a curly bracket without its other half. Write {brand}, or take it out.',
    ],
    [
      '[R11.70] a claim until a day that there is none of',
      { claims: { warranty: { text: '5 års garanti', value: '5 år', source: 'Vilkår', validTo: '2027-02-30' } } },
      'claims.warranty.validTo is "2027-02-30", a day that no calendar has. Write it as in "2027-12-31".',
    ],
    [
      '[R11.70] a claim with the name of a placeholder',
      { claims: { phone: { text: '5 års garanti', value: '5 år', source: 'Vilkår', validTo: '2027-12-31' } } },
      'claims.phone is a name that pages fill by themselves. Give it another.',
    ],
    [
      'claim without its source',
      { claims: { warranty: { text: '5 års garanti', value: '5 år', validTo: '2027-12-31' } } },
      'claims.warranty.source is missing, expected a text such as "Kundeklubbens vilkår § 4". Add it.',
    ],
  ])('%s', async (_row, change, message) => {
    const folder = new BrandFolder({ ...leastBrand(), ...change })
    expect(await told(folder)).toEqual([`brands/fjell/brand.json: ${message}`])
  })

  it('[R11.12] a required key that is missing', async () => {
    const { company: _left, ...rest } = leastBrand()
    const folder = new BrandFolder(rest)
    expect(await told(folder)).toEqual([
      'brands/fjell/brand.json: company is missing, expected an object with legalName, orgNo, address, supportEmail, phone. Add it.',
    ])
  })

  it('lists every problem of every file at once', async () => {
    const folder = new BrandFolder({ ...leastBrand(), chainId: -1, colour: 'red' })
    folder.write('texts.json', '{"commen":{}}').remove('brands/fjell/assets/logo.svg')
    const error = await errorOf(folder)
    expect(error.message).toMatch(/^The brand "fjell" has 4 problems:\n- /)
    expect(error.problems.map(({ file, key }) => [file, key])).toEqual([
      ['brands/fjell/brand.json', 'colour'],
      ['brands/fjell/brand.json', 'chainId'],
      ['brands/fjell/texts.json', 'commen'],
      ['brands/fjell/assets/logo.svg', undefined],
    ])
  })
})

describe('a wrong file beside it', () => {
  it.each<[row: string, change: (folder: BrandFolder) => BrandFolder, message: string]>([
    [
      'no brand.json',
      (folder) => folder.remove('brands/fjell/brand.json'),
      'brands/fjell/brand.json: is missing, expected the settings of the brand. Write it, or copy that of another brand.',
    ],
    [
      'brand.json is not JSON',
      (folder) => folder.write('brand.json', '{"id": }'),
      'brands/fjell/brand.json: is not JSON (line 1 column 8): a value is missing. Write it.',
    ],
    [
      'brand.json with a conflict',
      (folder) => folder.write('brand.json', '{\n"id": \n<<<<<<< HEAD\n}'),
      'brands/fjell/brand.json: is not JSON (line 3 column 1): two versions of a merge stand here. Keep one of them.',
    ],
    [
      'no logo',
      (folder) => folder.remove('brands/fjell/assets/logo.svg'),
      'brands/fjell/assets/logo.svg: is missing, expected the logo of the header. Add it.',
    ],
    [
      'logo without viewBox',
      (folder) => folder.write('assets/logo.svg', '<svg><path d="M0 0"/></svg>'),
      'brands/fjell/assets/logo.svg: has no viewBox, expected one so that it can be scaled. Add viewBox="0 0 <width> <height>".',
    ],
    [
      'logo with text',
      (folder) => folder.write('assets/logo.svg', '<svg viewBox="0 0 9 9"><text>F</text></svg>'),
      'brands/fjell/assets/logo.svg: holds "<text", text in a font that shoppers do not have. Convert its text to paths.',
    ],
    [
      'PNG that is none',
      (folder) => folder.write('assets/logo.png', 'GIF89a'),
      'brands/fjell/assets/logo.png: is a GIF under the name of a PNG. Export it as PNG.',
    ],
    [
      '[R11.75] an SVG with a script',
      (folder) => folder.write('assets/logo.svg', '<svg viewBox="0 0 9 9" onload="go()"/>'),
      'brands/fjell/assets/logo.svg: holds "onload=", a script, which could do anything on the shop. Take it out.',
    ],
    [
      '[R11.75] an SVG that is a web page',
      (folder) => folder.write('assets/logo.svg', '<!doctype html><p>Logg inn'),
      'brands/fjell/assets/logo.svg: is a web page under the name of an SVG. Export it as SVG.',
    ],
    [
      '[R11.75] an SVG that is empty',
      (folder) => folder.write('assets/favicon.svg', ''),
      'brands/fjell/assets/favicon.svg: is an empty file, expected SVG. Export it again.',
    ],
    [
      '[R11.66] a page in Latin-1',
      (folder) => folder.write('pages/om-oss.md', Buffer.from('---\ntitle: Klær\ndescription: Klær\n---\n\nHei\n', 'latin1')),
      'brands/fjell/pages/om-oss.md: is not UTF-8 (perhaps Latin-1), so that its letters are shown wrong. Save it as UTF-8.',
    ],
    [
      '[R11.66] texts in UTF-16',
      (folder) => folder.write('texts.json', Buffer.from('{}  \n\n\n', 'utf16le')),
      'brands/fjell/texts.json: is UTF-16, so that its letters cannot be read. Save it as UTF-8.',
    ],
    [
      '[R11.66] a text twice',
      (folder) => folder.write('texts.json', '{"cart":{"title":"Kurv","title":"Korg"}}'),
      'brands/fjell/texts.json: cart.title stands there twice, and only the last is read. Remove one of them.',
    ],
    [
      'social picture of another size',
      (folder) => folder.write('assets/social.png', png(600, 315)),
      'brands/fjell/assets/social.png: is 600 × 315 px, expected 1200 × 630. Export it again.',
    ],
    [
      '[R10.283] a picture of empty places without a size',
      (folder) => folder.write('assets/empty.svg', '<svg><path d="M0 0"/></svg>'),
      'brands/fjell/assets/empty.svg: has no viewBox, expected one so that it can be scaled. Add viewBox="0 0 <width> <height>".',
    ],
    [
      'no texts.json',
      (folder) => folder.remove('brands/fjell/texts.json'),
      'brands/fjell/texts.json: is missing, expected the texts that the brand words anew. Write {} if there are none.',
    ],
    [
      'unknown text',
      (folder) => folder.write('texts.json', '{"cart":{"titel":"Kurv"}}'),
      'brands/fjell/texts.json: cart.titel is not a known text. Did you mean "title"?',
    ],
    [
      'text that is none',
      (folder) => folder.write('texts.json', '{"cart":{"title":3}}'),
      'brands/fjell/texts.json: cart.title is 3, expected a text such as "Min Handlekurv".',
    ],
    [
      'placeholder that nothing fills',
      (folder) => folder.write('texts.json', '{"cart":{"remove":"Fjern {name}"}}'),
      'brands/fjell/texts.json: cart.remove holds {name}, expected no such placeholder. Nothing fills it.',
    ],
    [
      'another placeholder than the text has',
      (folder) => folder.write('texts.json', '{"cart":{"removeOf":"Fjern {navn}"}}'),
      'brands/fjell/texts.json: cart.removeOf holds {navn}, expected only {name}. Nothing fills it.',
    ],
    [
      '[R11.75] theme with a font that is none',
      (folder) => folder.write('../../themes/so/fonts/schibsted-grotesk.woff2', '<!doctype html>'),
      'themes/so/fonts/schibsted-grotesk.woff2: is no font, expected WOFF2. Export it again.',
    ],
    [
      'theme without its font',
      (folder) => folder.remove('themes/so/fonts/schibsted-grotesk.woff2'),
      'themes/so/fonts/schibsted-grotesk.woff2: is missing, expected the font that tokens.json names for Schibsted Grotesk. Put it there.',
    ],
  ])('%s', async (_row, change, message) => {
    const folder = change(new BrandFolder())
    expect(await told(folder)).toEqual([message])
  })
})
