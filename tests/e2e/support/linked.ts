import { Type, type TSchema } from 'typebox'
import { Errors } from 'typebox/value'

const address = Type.String({ pattern: '^https?://[^\\s/]+(?:/\\S*)?$' })
const text = Type.String({ minLength: 1 })
const telephone = Type.String({ pattern: '^\\+\\d[\\d ]+$' })
const open = (type: string, properties: Record<string, TSchema>) => Type.Object({ '@type': Type.Literal(type), ...properties })
const kroner = Type.String({ pattern: '^\\d+\\.\\d\\d$' })
const schemaOrg = (...words: readonly string[]) => Type.Enum(words.map((word) => `https://schema.org/${word}`))

const chain = open('Organization', { '@id': address, name: text, url: address })
const person = open('Person', { name: text })
const bounds = { bestRating: Type.Literal(5), worstRating: Type.Literal(1) }

const place = Type.Object({ '@type': Type.Literal('PostalAddress'), addressLocality: text, addressCountry: Type.Literal('NO') })

const clock = { opens: Type.String({ pattern: '^\\d\\d:\\d\\d$' }), closes: Type.String({ pattern: '^\\d\\d:\\d\\d$' }) }

const hours = open('OpeningHoursSpecification', {
  dayOfWeek: Type.Array(Type.String({ pattern: '^https://schema\\.org/[A-Z][a-z]+day$' }), { minItems: 1 }),
  ...clock,
})

const specialHours = open('OpeningHoursSpecification', {
  validFrom: Type.String({ format: 'date' }),
  validThrough: Type.String({ format: 'date' }),
  ...clock,
})

// A number of the chain's own (2…) is no product's anywhere else.
const gtin = Type.String({ pattern: '^(?:[013-9]\\d{12}|[13-9]\\d{7})$' })
const availability = schemaOrg('InStock', 'InStoreOnly', 'OutOfStock')
const price = {
  price: kroner,
  priceCurrency: Type.Literal('NOK'),
  priceSpecification: Type.Optional(
    open('UnitPriceSpecification', { priceType: schemaOrg('StrikethroughPrice'), price: kroner, priceCurrency: Type.Literal('NOK') }),
  ),
}

/** What an article tells, in one size and colour or in several. */
const article = {
  name: text,
  description: text,
  sku: text,
  url: address,
  image: Type.Array(address, { minItems: 1 }),
  brand: open('Brand', { name: text }),
  audience: open('PeopleAudience', { suggestedGender: Type.Enum(['male', 'female', 'unisex']) }),
  offers: open('Offer', {
    url: address,
    ...price,
    availability,
    itemCondition: schemaOrg('NewCondition'),
    seller: chain,
    availableAtOrFrom: Type.Array(open('SportingGoodsStore', { name: text, address: place })),
  }),
  aggregateRating: Type.Optional(
    open('AggregateRating', {
      ...bounds,
      ratingValue: Type.String({ pattern: '^[1-5]\\.\\d$' }),
      reviewCount: Type.Integer({ minimum: 1 }),
    }),
  ),
  review: Type.Optional(
    Type.Array(
      open('Review', {
        reviewRating: open('Rating', { ...bounds, ratingValue: Type.Integer({ minimum: 1, maximum: 5 }) }),
        author: person,
        reviewBody: text,
        datePublished: Type.String({ format: 'date' }),
      }),
    ),
  ),
}

/** The shapes of schema.org that our pages use, as search engines want them filled in. */
const shapes: Readonly<Record<string, TSchema>> = {
  Organization: open('Organization', { '@id': address, name: text, legalName: text, url: address, logo: address, telephone }),
  WebSite: open('WebSite', {
    name: text,
    url: address,
    potentialAction: open('SearchAction', {
      target: open('EntryPoint', { urlTemplate: Type.String({ pattern: '\\{search_term_string\\}$' }) }),
      'query-input': Type.Literal('required name=search_term_string'),
    }),
  }),
  BreadcrumbList: open('BreadcrumbList', {
    itemListElement: Type.Array(open('ListItem', { position: Type.Integer({ minimum: 1 }), name: text, item: address }), { minItems: 2 }),
  }),
  Product: open('Product', { ...article, size: text, color: text, gtin: Type.Optional(gtin) }),
  ProductGroup: open('ProductGroup', {
    ...article,
    productGroupID: text,
    variesBy: Type.Array(schemaOrg('size', 'color'), { minItems: 1 }),
    hasVariant: Type.Array(
      open('Product', {
        name: text,
        sku: text,
        gtin: Type.Optional(gtin),
        size: text,
        color: text,
        image: address,
        offers: open('Offer', { url: address, ...price, availability, itemCondition: schemaOrg('NewCondition') }),
      }),
      { minItems: 2 },
    ),
  }),
  SportingGoodsStore: open('SportingGoodsStore', {
    name: text,
    url: address,
    telephone,
    address: Type.Intersect([place, Type.Object({ streetAddress: text, postalCode: Type.String({ pattern: '^\\d{4}$' }) })]),
    geo: open('GeoCoordinates', {
      // Inside Norway: latitude and longitude are easily swapped.
      latitude: Type.Number({ minimum: 57, maximum: 72 }),
      longitude: Type.Number({ minimum: 4, maximum: 32 }),
    }),
    parentOrganization: chain,
    openingHoursSpecification: Type.Array(hours, { minItems: 1 }),
    specialOpeningHoursSpecification: Type.Optional(Type.Array(specialHours, { minItems: 1 })),
  }),
  ItemList: open('ItemList', {
    itemListElement: Type.Array(open('ListItem', { position: Type.Integer({ minimum: 1 }), url: address }), { minItems: 1 }),
  }),
  Article: open('Article', {
    headline: Type.String({ minLength: 1, maxLength: 110 }),
    url: address,
    datePublished: Type.String({ format: 'date-time' }),
    dateModified: Type.String({ format: 'date-time' }),
    image: address,
    author: Type.Union([chain, person]),
    publisher: chain,
  }),
}

/** What is wrong with a page's JSON-LD, in words; a shape that is not listed above is wrong too. */
export function linkedProblems(html: string): readonly string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, block = '']) => block)
  return blocks.flatMap((block) => {
    const thing = JSON.parse(block) as Record<string, unknown>
    const type = String(thing['@type'])
    if (thing['@context'] !== 'https://schema.org') return [`${type} is in no context`]
    const shape = shapes[type]
    return shape
      ? Errors(shape, thing).map(({ instancePath, message }) => `${type}${instancePath} ${message}`)
      : [`${type} has no shape here`]
  })
}

/** Types of the things that a page tells of. */
export const linkedTypes = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">\{"@context":"https:\/\/schema\.org","@type":"(\w+)"/g)].map(
    ([, type = '']) => type,
  )
