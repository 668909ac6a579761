import type { Provider } from './wire/tenant.ts'

type Id = number | string

const joined = (ids: readonly Id[]) => ids.map(encodeURIComponent).join(',')

/** What a shopper typed as a segment: `.` and `..` get a blank behind them, for they would lead up. */
const typed = (text: string) => (/^\.{1,2}$/u.test(text) ? `${text}%20` : encodeURIComponent(text))

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
  articleAddresses: 'articles/addresses',
  searchIds: 'articles/searchids',
  facets: 'articles/facets',
  suggest: (text: string) => `articles/suggest?q=${encodeURIComponent(text)}`,
  brandArticles: 'articles/brand',
  productLines: 'productlines',
  genders: 'genders',
  colorGroups: 'colorgroups',
  sizes: 'sizes',
  campaigns: 'campaigns/',
  campaignArticles: 'campaigns/combined/articles',
  shops: 'shops',
  postalCodes: 'postalcodes',
  postalCode: (code: string) => `postalcodes/${typed(code)}`,
  bestsellers: 'bestsellers',
  settings: (name?: string) => (name === undefined ? 'settings' : `settings?name=${encodeURIComponent(name)}`),
  tenant: 'tenant/get',
  csrf: 'csrf',
  reservations: 'reservations',
  confirmReservation: 'reservations/confirm',
  cancelReservation: 'reservations/cancel',
  changeReservation: 'reservations/change',
  reservation: (id: Id, token?: string) => `reservations/${id}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`,
  stockFeed: 'stock/feed',
  promoCodes: 'promocodes',
  promoCode: (code: string) => `promocodes/check/${typed(code)}`,
  validate: 'checkout/validate',
  paymentProviders: (shopId?: Id) => `checkout/providers${shopId === undefined ? '' : `?shopID=${shopId}`}`,
  payments: (provider: Provider) => `checkout/${provider}/orders`,
  payment: (provider: Provider, id: string) => `checkout/${provider}/orders/${encodeURIComponent(id)}`,
  completePayment: 'checkout/complete',
  withdrawals: 'withdrawals',
  complaints: 'complaints',
  activePoll: 'polls/active',
  poll: (id: Id) => `polls/${encodeURIComponent(id)}`,
  pollScore: (id: Id) => `polls/${id}/score`,
  pollAnswers: (id: Id) => `polls/${id}/answers`,
  questionScore: (id: Id) => `polls/questions/${id}/score`,
  questionAnswers: (id: Id) => `polls/questions/${id}/answers`,
  blogPosts: 'blog/posts',
  blogPost: (slug: string) => `blog/${encodeURIComponent(slug)}`,
  blogPostById: (id: Id) => `blog/post/${encodeURIComponent(id)}`,
  blogCategories: 'blog/categories',
  blogCategory: (slug: string) => `blog/category/${encodeURIComponent(slug)}`,
  facebookPosts: 'fb/getPosts',
  distances: (coords: readonly { readonly lat: number; readonly long: number }[]) =>
    `osrm/table/v1/car/${coords.map(({ lat, long }) => `${long},${lat}`).join(';')}?annotations=distance`,
  maps: (query: string) => `maps/interpreter?data=${encodeURIComponent(query)}`,
  receipt: (token: string) => `receipts/${encodeURIComponent(token)}`,
  login: { email: 'customers/login', phone: 'customers/login/phone', token: 'customers/login/token' },
  loginLink: 'customers/login/link',
  register: 'customers/register',
  resendVerification: 'customers/email/resend',
  confirmEmail: 'customers/email/confirm',
  pendingEmail: 'customers/email/pending',
  customer: (id: Id) => `customers/${id}`,
  logout: 'customers/logout',
  currentCustomer: 'customers/current',
  personalCode: 'customers/current/code',
  ownReservations: 'customers/current/reservations',
  ownOrders: 'customers/current/orders',
  ownReviews: 'customers/current/reviews',
  favourites: 'customers/current/favourites',
  customerExport: 'customers/current/export',
  sessions: 'customers/current/sessions',
  session: (id: string) => `customers/current/sessions/${typed(id)}`,
  passwordEmail: 'customers/password/email',
  passwordReset: 'customers/password/reset',
  reviews: 'reviews',
  review: (id: Id) => `reviews/${id}`,
  articleReviews: (id: Id) => `articles/${id}/reviews`,
} as const

/** Where a provider calls; below `apiBase`, as the other paths. */
export const paymentCallbackPath = (
  provider: Provider,
  purpose: 'push' | 'validation' | 'shipping' | 'management',
  token: string,
): string => `checkout/${provider}/${purpose}/${encodeURIComponent(token)}`
