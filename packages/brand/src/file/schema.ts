import { consentPurposes } from '@vidda/domain/consent'
import { genderOrder } from '@vidda/domain/gender'
import { Type, type Static } from 'typebox'
import { closed, text } from './schema-parts.ts'
import { serviceKindNames } from './services.ts'

export const providers = ['klarna', 'qliro'] as const

const singleLine = (description: string) => Type.Optional(Type.Boolean({ description, examples: [true] }))
const slug = (description: string, example: string) => text(description, example, '^[a-z0-9][a-z0-9-]*$')

const MenuEntry = closed(
  {
    text: text('What shoppers read; `{brand}` is replaced by the name', 'Om {brand}'),
    to: text('A path of the shop or an https address', '/om-oss', '^(/|https://)\\S*$'),
  },
  'A menu entry',
)

const Company = closed(
  {
    legalName: text('Registered name', 'Fjell & Fjære AS'),
    orgNo: text('An organisation number, nine digits', '310000434', '^\\d{9}$'),
    address: closed(
      {
        street: text('Street and number', 'Bryggegata 4'),
        postalCode: text('A postal code, four digits', '5003', '^\\d{4}$'),
        city: text('Postal town', 'Bergen'),
      },
      'Where the company lives',
    ),
    supportEmail: text('An e-mail address, where customers write', 'hei@fjell.example', '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$'),
    phone: text('A phone number of digits and spaces, eight or more, where customers call', '+47 55 00 00 00', '^\\+?[\\d ]{8,}$'),
    phoneHours: Type.Optional(text('When the phone is answered', 'Hverdager 9–16')),
    answerTime: Type.Optional(text('How soon an e-mail is answered', 'Svar innen én virkedag')),
  },
  'Who sells (shown on /kundeservice, receipts and mails)',
)

const Service = closed(
  {
    kind: Type.Enum([...serviceKindNames], { description: 'Which service it is', examples: ['google-analytics'] }),
    purpose: Type.Enum([...consentPurposes], { description: 'What the shopper consents to', examples: ['analytics'] }),
    id: text('An id of letters, digits and hyphens, as the service gave it', 'G-AB12CD34EF', '^[\\w-]+$'),
    src: Type.Optional(
      text(
        "An address of the service's script where the brand serves it itself; the service's own when left out",
        'https://stats.example/gtag.js',
        '^https?://[^\\s"]+$',
      ),
    ),
    hosts: Type.Optional(
      Type.Array(text('A host that pages may call after consent, without https://', 'stats.example', '^[a-z0-9.*-]+(:\\d+)?$'), {
        description: "Hosts that pages may call after consent, beside the service's own",
      }),
    ),
  },
  'A service that needs consent',
)

const Claim = closed(
  {
    text: text('The claim as shoppers read it', '5 års garanti for medlemmer'),
    value: text('Its figure', '5 år'),
    source: text('Where it can be looked up', 'Kundeklubbens vilkår § 4'),
    validTo: text('A day as year-month-day, the last on which it may be shown', '2027-12-31', '^\\d{4}-\\d{2}-\\d{2}$'),
  },
  'A marketing claim',
)

/** `brand.json` as it is written; `brand.schema.json` is this, published. */
export const BrandFile = closed(
  {
    $schema: Type.Optional(text('Lets editors check this file', '../../packages/brand/brand.schema.json')),
    id: text("A name of small letters, digits and hyphens: the brand's folder", 'fjell', '^[a-z][a-z0-9-]*$'),
    name: text('What shoppers read', 'Fjell & Fjære'),
    origin: text('A public address with https://, without a path or a slash at its end', 'https://fjell.example', '^https?://[^/\\s]+$'),
    otherDomains: Type.Optional(
      Type.Array(text('A domain, without https:// and without a path', 'gammel-fjell.example'), {
        maxItems: 100,
        uniqueItems: true,
        description: 'Other domains that shoppers come by: they are led on to the same path of "origin" for good (308)',
        examples: [['gammel-fjell.example']],
      }),
    ),
    theme: Type.Optional(text('A folder of themes/ or an installed theme package; `so` when left out', 'so')),
    chainId: Type.Optional(Type.Integer({ minimum: 1, description: 'The chain in the commerce API; 1 when left out', examples: [1] })),
    genders: Type.Optional(
      Type.Array(Type.Enum([...genderOrder]), {
        minItems: 1,
        uniqueItems: true,
        description: 'Genders of menu and routes; all when left out',
        examples: [['dame', 'herre']],
      }),
    ),
    header: Type.Optional(closed({ singleLine: singleLine('One line and no search; false when left out') }, 'The header')),
    footer: Type.Optional(closed({ singleLine: singleLine('One line; as the header when left out') }, 'The footer')),
    menu: Type.Optional(
      closed(
        {
          categories: Type.Optional(
            Type.Array(MenuEntry, {
              description: 'Categories beside the genders',
              examples: [[{ text: 'Friluft og camping', to: '/friluft-og-camping' }]],
            }),
          ),
          extra: Type.Optional(
            Type.Array(MenuEntry, {
              description: 'Entries after the categories',
              examples: [[{ text: 'Kundeservice', to: '/kundeservice' }]],
            }),
          ),
        },
        'The main menu',
      ),
    ),
    countdown: Type.Optional(
      Type.Boolean({
        description: 'Campaigns show a countdown in their last two days; with false only their last day; true when left out',
        examples: [false],
      }),
    ),
    compare: Type.Optional(
      Type.Boolean({
        description: 'Shoppers put articles side by side on /sammenlign, chosen on cards and articles; false when left out',
        examples: [true],
      }),
    ),
    company: Company,
    checkout: Type.Optional(
      closed(
        {
          providers: Type.Optional(
            Type.Array(Type.Enum([...providers]), {
              uniqueItems: true,
              description: 'Payment; reservation is always there',
              examples: [['klarna']],
            }),
          ),
        },
        'The checkout',
      ),
    ),
    houseBrand: Type.Optional(
      closed(
        {
          products: Type.Optional(
            Type.Array(slug('A name of small letters from a to z, digits and hyphens, for /furet-vaerbitt-{product}', 'jakke'), {
              uniqueItems: true,
              description: 'Products of the house brand',
              examples: [['jakke']],
            }),
          ),
        },
        'The house brand',
      ),
    ),
    consent: Type.Optional(
      closed({ services: Type.Optional(Type.Array(Service, { description: 'Services loaded after consent' })) }, 'Consent'),
    ),
    claims: Type.Optional(Type.Record(Type.String(), Claim, { description: 'Marketing claims by the name under which pages use them' })),
  },
  'A brand of the kit',
)
export type BrandFile = Static<typeof BrandFile>
