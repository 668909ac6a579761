type Id = number | string

const joined = (ids: readonly Id[]) => ids.map(encodeURIComponent).join(',')

/** Every path of the commerce API stands under this one (spec §7). */
export const apiBase = '/api/v1'

/** Paths below `apiBase`, without a leading slash, as a client with a base address wants them. */
export const paths = {
  shippingMethods: 'shipping_methods',
  categories: 'categories',
  subcategoryGroups: (id: Id) => `subcategories/${id}/groups`,
  categoryArticles: (id: Id) => `categories/${id}/articles`,
  subcategoryArticles: (id: Id) => `subcategories/${id}/articles`,
  article: (id: Id) => `articles/${encodeURIComponent(id)}`,
  articleBySlug: (slug: string) => `articles/slug/${encodeURIComponent(slug)}`,
  availability: (ids: readonly Id[]) => `articles/availability/${joined(ids)}`,
  bundle: (ids: readonly Id[]) => `articles/bundle?articles=${joined(ids)}`,
  search: 'articles/search',
  searchIds: 'articles/searchids',
  brandArticles: 'articles/brand',
  productLines: 'productlines',
  genders: 'genders',
  colorGroups: 'colorgroups',
  campaigns: 'campaigns/',
  campaignArticles: 'campaigns/combined/articles',
  shops: 'shops',
  postalCodes: 'postalcodes',
  postalCode: (code: string) => `postalcodes/${encodeURIComponent(code)}`,
  bestsellers: 'bestsellers',
  settings: (name?: string) => (name === undefined ? 'settings' : `settings?name=${encodeURIComponent(name)}`),
  tenant: 'tenant/get',
  csrf: 'csrf',
  reservations: 'reservations',
  reservation: (id: Id, token?: string) => `reservations/${id}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`,
  stockFeed: 'stock/feed',
  receipt: (token: string) => `receipts/${encodeURIComponent(token)}`,
} as const
