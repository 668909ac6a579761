import { texts } from '@vidda/tooling-lint/texts'
import { describe, expect, it } from 'vitest'
import { findingsIn, findingsInKit } from './findings.ts'

const component = 'packages/ui/src/a/A.tsx'

describe('texts', () => {
  it.each([
    '<p>Legg i kurv</p>',
    '<p>{open ? "Lukk" : label}</p>',
    '<p>{`Hei ${name}`}</p>',
    '<a aria-label="Til forsiden">{icon}</a>',
    '<input placeholder={"Søk"} />',
    '<img alt="Jakke" />',
    '<p>{notice("Gått tom")}</p>',
    '<Dialog heading="Lukk vinduet" />',
    '<Dialog text="bare i dag" />',
    '<Dialog closeLabel="Lukk" />',
    '<Dialog closeLabel={open ? "Lukk" : label} />',
    '<Dialog.Root text={`${count} varer`} />',
    '<button>Bestill</button>',
    '<p>Handlekurv</p>',
    '<button aria-label="Lukk" />',
    '<input aria-placeholder="Navn" />',
    '<p>{["Handlekurv"]}</p>',
    '<p>{"Handlekurv" + count}</p>',
    '<List items={["Handlekurv"]} />',
    '<List items={[{ name: "Handlekurv" }]} />',
    '<p dangerouslySetInnerHTML={{ __html: "<b>Handlekurv</b>" }} />',
  ])('[R10.80] finds the one in %s', (jsx) => {
    expect(findingsIn(texts, { [component]: `export const A = () => ${jsx}\n` })).toHaveLength(1)
  })

  it.each([
    '<p>{texts.common.close}</p>',
    '<p data-part="title">{name}</p>',
    '<p>{kind === "large" ? a : b}</p>',
    '<p> · </p>',
    '<img alt="" />',
    '<Dialog to="/Butikker i dag" kind="large" id="Main" sizes="(width > 20rem) 50vw" data-part="One" />',
    '<Dialog href="https://one.example/Two" value="2 3" />',
    '<Dialog text={texts.common.close} />',
    '<List items={[{ name: "large", to: "/Butikker i dag" }]} />',
    '<List style={{ display: "Grid" }} />',
    '<p>{kind === "Large" && count + 1}</p>',
  ])('lets %s be', (jsx) => {
    expect(findingsIn(texts, { [component]: `export const A = () => ${jsx}\n` })).toEqual([])
  })
})

describe('texts that are shown by another way', () => {
  it.each([
    ["const t = 'Legg i kurv'", '<p>{t}</p>'],
    ["const labels = { add: 'Legg i kurv', kind: 'large' } as const", '<p>{labels.add}</p>'],
    ["const labels = ['Kurv', 'b']", '<p title={labels[0]} />'],
    ["const t = 'Legg i kurv'", '<Dialog heading={t} />'],
    ["const add = () => alert('varen er utsolgt')", '<p />'],
    ["const add = () => window.confirm('Sikker?')", '<p />'],
    ["const saying = (count) => (count > 1 ? 'Du har flere varer' : '')", '<p>{saying(2)}</p>'],
    ["const total = (count) => 'Totalt ' + count", '<p>{total(2)}</p>'],
    ["const tell = (show) => show('Varen er lagt i kurven')", '<p />'],
    ["const tell = (alert) => alert({ kind: 'warning', says: 'Utsolgt' })", '<p />'],
    ["const named = ({ text = 'Legg i kurven' }) => text", '<p>{named({})}</p>'],
    ["const name = () => (document.title = 'Kurven din')", '<p />'],
  ])('[R10.80] are found: %s in %s', (constant, jsx) => {
    const code = `${constant}\nexport const A = () => ${jsx}\n`
    expect(findingsIn(texts, { [component]: code })).toEqual([expect.stringContaining(`${component}:1 has the text`)])
  })

  it.each([
    ["const kind = 'Large'", '<p data-kind={kind} />'],
    ["const fail = () => new Error('There is no such article')", '<p />'],
    ["const part = 'add-to-cart'", '<p>{part}</p>'],
    ["const tell = (alert) => alert({ kind: 'warning', says: words.soldOut })", '<p />'],
    ["const path = '/Butikker i dag'", '<Link to={path} />'],
    ["const key = event === 'Enter' ? 1 : 2", '<p>{key}</p>'],
  ])('are no others: %s in %s', (constant, jsx) => {
    expect(findingsIn(texts, { [component]: `${constant}\nexport const A = () => ${jsx}\n` })).toEqual([])
  })
})

const shop = ['ui', 'storefront'].map((name) => `packages/${name}/src/a/a.ts`)

describe('texts that no element names', () => {
  it.each([
    "{ title: 'Klikk & Hent i dag' }",
    "{ title: 'Handlekurv' }",
    "{ 'aria-label': 'Lukk' }",
    "{ label: open ? 'Lukk' : name }",
    "{ closeLabel: 'Lukk' }",
    "{ labels: { close: 'Lukk', kind: 'large' } }",
    "{ titles: ['Handlekurv', 'large'] }",
    '{ heading: `${count} varer` }',
    "{ text: 'bare i dag' }",
    "{ description: 'Kjapp levering' }",
    "{ anything: 'Klikk & Hent' }",
    "{ anything: 'Velkommen, gjest' }",
    "{ anything: 'bare i dag' }",
    "['I dag', 'large']",
    "new Response('Siden er borte')",
    "new Map([['large', 'Klikk & Hent']])",
  ])('[R10.80] are found in %s', (value) => {
    for (const path of shop) expect(findingsIn(texts, { [path]: `export const a = ${value}\n` })).toHaveLength(1)
  })

  it.each([
    "{ title: words.title, kind: 'large' }",
    "{ kind: 'Large', timeZone: 'Europe/Oslo' }",
    "{ Title: 1, label: 'add-to-cart' }",
    "{ rel: 'noopener noreferrer' }",
    "new Response(null, { statusText: 'Not Found' })",
    'new TypeError(`The title ${name} is none`)',
    "['Monday', 'User-agent: *', 'M 3 4']",
  ])('are none in %s', (value) => {
    for (const path of shop) expect(findingsIn(texts, { [path]: `export const a = ${value}\n` })).toEqual([])
  })
})

describe('texts of the server', () => {
  it('[R10.80] are found in fields', () => {
    expect(findingsIn(texts, { 'packages/host/src/a.ts': "export const a = { title: 'Handlekurv' }\n" })).toHaveLength(1)
  })

  it.each([
    '<h1>Feil</h1>',
    '<title>${name} finnes ikke</title>',
    '<p>${count} varer</p>',
    '<button aria-label="Lukk"></button>',
    'Siden er borte',
    'Prøv igjen',
    'butikken har stengt',
  ])('[R10.80] are found: %s', (text) => {
    expect(findingsIn(texts, { 'packages/host/src/a.ts': `export const a = \`${text}\`\n` })).toHaveLength(1)
  })

  it.each([
    '<!doctype html><html lang="nb"><title>${title}</title><div id="root"></div>',
    '<meta name="viewport" content="width=device-width">',
    '<style>body{margin:0}</style><script>import("one")</script>',
    '<meta property="og:title" content="${title}">',
    'export const load = () => import(one).then((all) => all)',
    'The commerce API does not answer',
    'Not Found',
  ])('are none in %s', (text) => {
    expect(findingsIn(texts, { 'packages/host/src/a.ts': `export const a = \`${text}\`\n` })).toEqual([])
  })
})

const beneath = ['domain', 'contract', 'client'].map((name) => `packages/${name}/src/map/a.ts`)

describe('texts beneath the shop', () => {
  it.each(["{ title: 'Utsolgt i dag' }", "{ label: 'Utsolgt' }", "'Ikke på lager'", "['Varen er borte']", '`${count} igjen av varen`'])(
    '[R10.80] are found in %s',
    (value) => {
      for (const path of beneath) expect(findingsIn(texts, { [path]: `export const a = ${value}\n` })).toHaveLength(1)
    },
  )

  it('[R10.80] are found in constants that are named after what they show', () => {
    for (const path of beneath)
      expect(findingsIn(texts, { [path]: "export const genderNames = { 1: 'Herre', 2: 'dame' }\n" })).toHaveLength(1)
  })

  it.each(["{ kind: 'Large' }", "new Error('Could not load article')", "{ headers: { Accept: 'application/json' } }", "name === 'Herre'"])(
    'are none in %s',
    (value) => {
      for (const path of beneath) expect(findingsIn(texts, { [path]: `export const a = ${value}\n` })).toEqual([])
    },
  )

  it('[R10.80] are those of the specification alone, each where it stands', () => {
    const path = 'packages/domain/src/gender/genders.ts'
    const code = "export const genderNames = { 1: 'Herre', 2: 'Mann' }\n"
    expect(findingsIn(texts, { [path]: code })).toEqual([expect.stringContaining('“Mann”')])
    expect(findingsIn(texts, { 'packages/domain/src/gender/urls.ts': code })).toHaveLength(2)
  })
})

it('[R10.80] the kit has none outside the catalogue', () => {
  expect(findingsInKit(texts)).toEqual([])
})
