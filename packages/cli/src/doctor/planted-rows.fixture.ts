import type { Row } from './planted.fixture.ts'

const brandJson = 'brands/so/brand.json'
const homeJson = 'brands/so/home.json'
const moved = 'brands/so/redirects.json'
const texts = 'brands/so/texts.json'
const page = (slug: string) => `brands/so/pages/${slug}.md`
const about = page('om-oss')
const support = page('kundeservice')
const job = page('jobb')

const inPage = (...lines: readonly string[]): readonly Row[] =>
  lines.map((line) => [about, 'Det finnes to slags vær i Norge.', `${line} Det finnes to slags vær i Norge.`])
const ofCompany = (from: string, ...values: readonly string[]): readonly Row[] => values.map((to) => [brandJson, from, to])
const section = (written: unknown): Row => [homeJson, '{ "type": "ways" }', JSON.stringify(written)]
const button = (...written: readonly string[]): readonly Row[] => written.map((to) => [texts, 'Finn noe å ta med ut', to])
const long = (text: string, times: number) => Array.from({ length: times }, () => text).join(' ')

export type PlantedRows = [id: string, kind: string, rows: readonly Row[], near?: number]

/** Mistakes that a brand manager types, by what they are about: each is told at its line. */
export const plantedRows: PlantedRows[] = [
  [
    '[R11.67]',
    'links',
    [
      [brandJson, '"/klaer"', '"/kundeservice#retour"'],
      ...['//klaer', '/search', '/kampanje', '/api/v1/shops', '/index.html', '/assets/logo.png', '/klaer/jakker.html'].map((to): Row => [
        brandJson,
        '"/klaer"',
        `"${to}"`,
      ]),
      [moved, '"/jobb"', '"/kundeservice#jobb"'],
      [moved, '"/jobb"', '"https://so.example/jobb"'],
      [moved, '"/jobb"', '"/kundeservise"'],
      [moved, '"/jobb"', '"/terms"'],
      [moved, '"from": "/apningstider"', '"from": "/nyheter/*"'],
      section({
        type: 'links',
        title: 'Rett',
        links: [
          { text: 'A', to: '/om-oss#nei' },
          { text: 'B', to: '/sko' },
        ],
      }),
      ...inPage(
        'Se [tilsynet](http://www.forbrukertilsynet.no).',
        'Skriv til [oss](mailto:hjelp@so).',
        'Skriv til [oss](mailto://hjelp@so.example).',
        'Ring [oss](tel:femtifem).',
        'Se [skjemaet](/angreskjema.pdf).',
        'Se [retur](/kundeservice.',
        'Klag på [nett](https://ec.europa.eu/consumers/odr/).',
      ),
    ],
  ],
  [
    '[R11.69]',
    'the company',
    [
      ...ofCompany('310000426', '000000000'),
      ...ofCompany('hjelp@so.example', 'hjelp@so.example.', 'hjelpø@so.example', 'hjelp@so..example', '.hjelp@so.example'),
      ...ofCompany('"+47 55 00 00 42"', '"+47 55 00 00 4"', '"+47 55 00 00 421"', '"+47 15 00 00 42"', '"          "', '"12345678"'),
      ...ofCompany('"Regnbyveien 42"', '"Fyll ut"', '"Eksempelveien 1"', '"-"'),
      ...ofCompany('"Bergen"', '"bergen"', '"5003 Bergen"'),
      ...ofCompany('https://so.example', 'http://so.example', 'http://localhost:3000', 'https://so'),
      ...ofCompany('"Storm & Opphold"', '" Storm & Opphold"', '"Storm &  Opphold"'),
    ],
  ],
  [
    '[R11.70]',
    'days that end',
    [
      ...ofCompany('2028-12-31', '2028-02-30', '2028-13-01', '2208-12-31', '2026-11-01'),
      [brandJson, '"value": "5 år"', '"value": "10 år"'],
      [
        brandJson,
        '"vannsoyle": {',
        '"phone": { "text": "5 år", "value": "5 år", "source": "x", "validTo": "2028-12-31" },\n    "vannsoyle": {',
      ],
      ...inPage(
        '−50 % til 1. november.',
        '−50 % på alt til 1. januar.',
        'Tilbudet gjelder til og med 31. desember 2025.',
        'Salg: 50 % t.o.m. 01.11.2026.',
        'Vi gir 20 % til 2026-12-24.',
        'Rabatten varer ut november.',
      ),
      ...button('-50 % til 1. januar'),
      [homeJson, 'Ukens tilbud', '-50 % til 1. januar'],
      [brandJson, '"text": "Sko"', '"text": "Sko -50 % til 1.1."'],
    ],
  ],
  [
    '[R11.71]',
    'texts that are too long',
    [
      ...button(long('Finn noe å ta med ut', 45)),
      [brandJson, '"text": "Sko"', `"text": "${long('Sko og støvler', 14)}"`],
      [job, 'title: Jobb i {brand}', `title: ${long('Jobb i {brand}', 20)}`],
      [job, 'description: ', `description: ${long('Hva vi ser etter.', 40)} `],
      [
        brandJson,
        '"categories": [',
        `"categories": [${Array.from({ length: 60 }, (_, at) => `{ "text": "Sko ${at}", "to": "/sko?size=${at}" },`).join('')}`,
      ],
    ],
  ],
  [
    '[R11.73]',
    'Markdown',
    [
      [job, 'Folk som går ut.', '**Folk som går ut.'],
      [job, 'Folk som går ut.', 'Folk som går *ut.'],
      [job, 'Folk som går ut.', '-Ski\n-Telt\n-Sekk'],
      [job, 'Folk som går ut.', '• Ski\n• Telt'],
      [job, 'Folk som går ut.', '| Dag | Tid |\n| Mandag | 9 |'],
      [job, 'Folk som går ut.', '    Folk som går ut.'],
      [job, 'Folk som går ut.', '<<<<<<< HEAD\nFolk som går ut.\n=======\nFolk.\n>>>>>>> x'],
      [job, '## Hva vi ser etter', '#### Hva vi ser etter'],
      [job, '{brand}', '{brand'],
      [job, '{brand}', '{ brand }'],
      [job, 'Folk som går ut.', 'Folk i { brand } som går ut.'],
      [job, 'Folk som går ut.', 'Folk i {{brand}} som går ut.'],
      [job, 'title: Jobb i {brand}', 'title: **Jobb**'],
      [job, 'title: Jobb i {brand}', 'title: # Jobb'],
      [job, 'Folk som går ut.', 'Skjema: {withdrawalForm} her.'],
      ...inPage('![Butikken](butikk.jpg)', '![Butikken](C:\\bilder\\butikk.jpg)'),
      ...button('[Finn noe](/klaer) å ta med ut', '**Finn noe**', 'Finn {noe', ' Finn noe', '–'),
      [homeJson, 'Butikken din', '**Butikken** din'],
      [brandJson, '"text": "Sko"', '"text": "**Sko**"'],
      [brandJson, '"text": "Sko"', '"text": "Om {merke}"'],
      [brandJson, '"text": "Sko"', '"text": "Om {brand"'],
      [brandJson, '"text": "Sko"', '"text": "Om {company}"'],
      [brandJson, '"text": "Sko"', '"text": "<b>Sko</b>"'],
    ],
  ],
  [
    '[R11.74]',
    'what stands twice',
    [
      [brandJson, '"text": "Sko"', '"text": "klær"'],
      [
        brandJson,
        '"id": "G-S0EKSEMPEL"\n      },',
        '"id": "G-S0EKSEMPEL"\n      },\n      { "kind": "google-analytics", "purpose": "analytics", "id": "G-S0EKSEMPEL" },',
      ],
      [homeJson, 'Når det er opphold', 'Når det er storm'],
      section({
        type: 'links',
        title: 'Rett',
        links: [
          { text: 'A', to: '/klaer' },
          { text: 'A', to: '/sko' },
        ],
      }),
      section({
        type: 'links',
        title: 'Rett',
        links: [
          { text: 'A', to: '/klaer' },
          { text: 'B', to: '/klaer' },
        ],
      }),
      [page('vedlikehold'), /description: .*/u, 'description: Hva vi ser etter i folk som skal stå i butikk, og hvor du sender søknaden.'],
      [support, '## Kontakt', '## Kontakt {#faq}'],
      [support, 'summary.reklamasjon:', 'summary.retur: 14 dager på nett\nsummary.reklamasjon:'],
    ],
  ],
  [
    '[R11.76]',
    'services and what is another brand’s',
    [
      ...inPage('Ring 73 00 00 09.', 'Ring +4773000009.', 'Ring 73000009.'),
      ...ofCompany('"purpose": "marketing"', '"purpose": "analytics"'),
      [brandJson, '"id": "G-S0EKSEMPEL"', '"id": "G-S0EKSEMPEL",\n        "src": "http://stats.example/gtag.js"'],
      ...['*', '*.no', 'localhost', '127.0.0.1'].map((host): Row => [
        brandJson,
        '"id": "G-S0EKSEMPEL"',
        `"id": "G-S0EKSEMPEL",\n        "hosts": ["${host}"]`,
      ]),
    ],
    1,
  ],
  [
    '[R11.66]',
    'letters',
    [
      [texts, 'Tomt på hylla', String.raw`Tomt på\u0000 hylla`],
      [texts, 'Tomt på hylla', String.raw`Tomt på\u200b hylla`],
      [about, 'på samme vis', 'pa\u030a samme vis'],
    ],
  ],
  ['[R11.73]', 'legal texts', [[support, '14 dagers angrerett', '10 dagers angrerett']]],
]

type Fault = readonly [from: string, to: string, told: RegExp]

/** Mistakes of JSON in `brand.json`: at the line of the change, in words that tell what to do. */
export const plantedJson: readonly Fault[] = [
  ['"barn", "uni"]', '"barn", "uni",]', /a comma too many before "\]"/u],
  ['"answerTime": "Svar på hverdager"', '"answerTime": "Svar på hverdager",', /a comma too many before "\}"/u],
  ['"theme": "so",', '"theme": "so"', /a comma is missing/u],
  ['"theme": "so"', '“theme”: “so”', /the quotation mark “.*straight/u],
  ['"theme": "so"', '"theme": “so”', /the quotation mark “.*straight/u],
  ['"theme": "so"', "'theme': 'so'", /the quotation mark '.*straight/u],
  ['"theme": "so"', 'theme: "so"', /a key without quotation marks/u],
  ['"theme": "so",', '"theme": "so", // vårt tema', /a comment/u],
  ['"theme": "so",', '/* vårt tema */ "theme": "so",', /a comment/u],
  ['"theme": "so"', '"theme": "so', /does not end on its line/u],
  ['"theme": "so"', '"theme" "so"', /a colon is missing/u],
  ['"theme": "so"', '"theme" = "so"', /a colon is missing/u],
  ['"theme": "so"', '"theme": True', /True, expected/u],
  ['"theme": "so"', '"theme": so', /so, expected/u],
  ['"theme": "so"', '"theme": ', /a value is missing/u],
  ['"chainId": 1', '"chainId": 1,0', /a comma within a number/u],
  ['"chainId": 1', '"chainId": 01', /01, expected a number/u],
  ['"chainId": 1', '"chainId": +1', /\+1, expected a number/u],
  ['"chainId": 1', '"chainId": NaN', /NaN, expected/u],
  ['Storm & Opphold AS', 'Storm\t& Opphold AS', /a tab within a text/u],
  ['Storm & Opphold AS', 'Storm &\nOpphold AS', /does not end on its line/u],
  ['Storm & Opphold AS', String.raw`Storm \& Opphold AS`, /a backslash/u],
  ['Kundeklubbens vilkår § 4', 'Kundeklubbens "vilkår" § 4', /a quotation mark within a text/u],
  ['"theme": "so",', '<<<<<<< HEAD\n  "theme": "so",', /two versions of a merge/u],
  ['"barn", "uni"]', '"barn", "uni"}', /"\}", expected "\]"/u],
]
