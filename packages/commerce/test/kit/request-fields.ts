import type { RouteEntry } from '../../src/kernel/http/route-table.ts'

type Schema = { readonly [key: string]: unknown }

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Names of the fields of a schema that hold a value, however deep they lie; of a list of values it is the list's name. */
function leaves(schema: unknown, name: string): readonly string[] {
  if (!isSchema(schema)) return []
  const several = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (Array.isArray(schema[key]) ? (schema[key] as unknown[]) : []))
  const inside = [
    ...several.flatMap((one) => leaves(one, name)),
    ...(isSchema(schema['items']) ? leaves(schema['items'], name) : []),
    ...(isSchema(schema['properties']) ? Object.entries(schema['properties']).flatMap(([key, one]) => leaves(one, key)) : []),
  ]
  return inside.length > 0 || isSchema(schema['properties']) ? inside : [name]
}

/** What a request to the route says, as `path.id`, `query.page` or `body.EanNo`. */
function fieldsOf({ url, schema }: Pick<RouteEntry, 'url' | 'schema'>): readonly string[] {
  const places = [...url.matchAll(/:(\w+)|\*/g)].map(([all, name = all]) => `path.${name}`)
  const of = (where: string, part: unknown) => leaves(part, '').map((name) => `${where}.${name}`)
  return [...new Set([...places, ...of('query', schema?.querystring), ...of('body', schema?.body)])]
}

/** Fields that name something of a chain's or of a customer's, beside every place in a path. */
const naming = new Set([
  'query.articles',
  'query.name',
  'query.q',
  'query.shopID',
  'query.token',
  'body.EanNo',
  'body.articles',
  'body.campaignArticleId',
  'body.email',
  'body.ids',
  'body.option_id',
  'body.payments',
  'body.promoCode',
  'body.replaces',
  'body.phone',
  'body.query',
  'body.registration_token',
  'body.reviewable_id',
  'body.shippingMethodId',
  'body.shopID',
  'body.token',
  'body.value',
])

/** Fields that say how much, in what order, or what somebody is called or wants. */
const plain = new Set([
  ...[
    'after',
    'annotations',
    'data',
    'destinations',
    'sources',
    'order',
    'orderBy',
    'page',
    'per_page',
    'skip',
    'take',
    'kid',
    'since',
    'limit',
  ].map((name) => `query.${name}`),
  ...[
    'Count',
    'Qty',
    'field',
    'op',
    'order',
    'orderBy',
    'page',
    'take',
    'delivery',
    'shipping',
    'seenTotal',
    'message',
    'problem',
    'discovered',
    'wish',
  ].map((name) => `body.${name}`),
  ...['anonymous', 'content', 'customer', 'rating', 'reviewable_type', 'size_color', 'true_to_size'].map((name) => `body.${name}`),
  ...['name', 'first_name', 'surname', 'birth_date', 'gender_id', 'preferences'].map((name) => `body.${name}`),
  ...['password', 'password_confirmation', 'current_password'].map((name) => `body.${name}`),
  ...['address', 'street', 'postal_code', 'zipcode', 'city', 'terms_conditions'].map((name) => `body.${name}`),
  ...['club', 'marketing', 'newsletter', 'event_invite', 'birthday_gift'].map((name) => `body.${name}`),
  ...['cookies', 'cookie_default', 'cookie_ga', 'cookie_google_tag_manager', 'cookie_meta_pixel'].map((name) => `body.${name}`),
])

const isNaming = (field: string) => field.startsWith('path.') || naming.has(field)

/** Fields of a route that nobody has said of whether they name an object. */
export const unsaidFields = (route: Pick<RouteEntry, 'url' | 'schema'>): readonly string[] =>
  fieldsOf(route).filter((field) => !isNaming(field) && !plain.has(field))

/** Whether a request to the route names an object, or is only for whoever is logged in. */
export const isAboutObjects = (route: Pick<RouteEntry, 'url' | 'schema'>): boolean =>
  fieldsOf(route).some(isNaming) || route.url.includes('/current') || (route.schema?.fails?.includes('not_logged_in') ?? false)
