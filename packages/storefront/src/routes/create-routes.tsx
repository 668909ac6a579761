import { genderUrls, isGenderAllowed } from '@vidda/domain/gender'
import { normalQuery } from '@vidda/domain/listing'
import {
  articlePath,
  brandPages,
  categoryShortcuts,
  houseBrandPath,
  redirects,
  renamedCategory,
  screens,
  searchPath,
} from '@vidda/domain/route'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { fetchCode, notFound, screenCaches, type App, type Loader, type RouteModule } from '../app/index.ts'
import { Layout } from '../layout/index.ts'
import { ErrorScreen } from './error.tsx'
import { unloaded } from './unloaded.tsx'

/** Name of a screen's module in this folder; a route's id begins with it. */
type ModuleName = keyof typeof modules

// Screens that share nearly all of their code come in one file: each file is a connection or a round trip more.
const listScreens = () => fetchCode(() => import('./list-screens.ts'), 'gender')
const shopScreens = () => fetchCode(() => import('./shop-screens.ts'), 'shop')
const paymentScreens = () => fetchCode(() => import('./payment.tsx'), 'klarna')
const ownScreens = () => fetchCode(() => import('./my-page.tsx'), 'account')
const loginScreens = () => fetchCode(() => import('./login-screens.tsx'), 'login')
const oneScreen = (load: () => Promise<RouteModule>) => () => fetchCode(load, 'Component')

const modules = {
  home: oneScreen(() => import('./home.tsx')),
  gender: async () => (await listScreens()).gender,
  category: async () => (await listScreens()).category,
  article: oneScreen(() => import('./article.tsx')),
  search: async () => (await listScreens()).search,
  bundle: async () => (await listScreens()).bundle,
  cart: oneScreen(() => import('./cart.tsx')),
  reserve: oneScreen(() => import('./reserve.tsx')),
  receipt: oneScreen(() => import('./receipt.tsx')),
  klarna: async () => (await paymentScreens()).klarna,
  qliro: async () => (await paymentScreens()).qliro,
  account: async () => (await ownScreens()).account,
  accountFavourites: async () => (await ownScreens()).accountFavourites,
  accountOrders: async () => (await ownScreens()).accountOrders,
  accountReservations: async () => (await ownScreens()).accountReservations,
  accountReviews: async () => (await ownScreens()).accountReviews,
  favourites: async () => (await ownScreens()).favourites,
  login: async () => (await loginScreens()).login,
  register: async () => (await loginScreens()).register,
  forgottenPassword: async () => (await loginScreens()).forgottenPassword,
  newPassword: async () => (await loginScreens()).newPassword,
  content: oneScreen(() => import('./content.tsx')),
  shops: async () => (await shopScreens()).shops,
  shop: async () => (await shopScreens()).shop,
  blog: oneScreen(() => import('./blog.tsx')),
  post: oneScreen(() => import('./post.tsx')),
  campaigns: oneScreen(() => import('./campaigns.tsx')),
  campaign: oneScreen(() => import('./campaign.tsx')),
  bestsellers: oneScreen(() => import('./bestsellers.tsx')),
  poll: oneScreen(() => import('./poll.tsx')),
  'not-found': oneScreen(() => import('./not-found.tsx')),
} as const satisfies Record<string, () => Promise<RouteModule>>

const sharedFiles: Readonly<Partial<Record<string, string>>> = {
  account: 'my-page',
  accountFavourites: 'my-page',
  accountOrders: 'my-page',
  accountReservations: 'my-page',
  accountReviews: 'my-page',
  bundle: 'list-screens',
  category: 'list-screens',
  favourites: 'my-page',
  forgottenPassword: 'login-screens',
  gender: 'list-screens',
  klarna: 'payment',
  login: 'login-screens',
  newPassword: 'login-screens',
  qliro: 'payment',
  register: 'login-screens',
  search: 'list-screens',
  shop: 'shop-screens',
  shops: 'shop-screens',
} satisfies Partial<Record<ModuleName, string>>

/** The file in this folder that a screen comes in, by which the host finds what is built of it. */
export const fileOf = (screen: string): string => sharedFiles[screen] ?? screen
const loaderOf =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, Loader<unknown>>>>, name: Name) =>
  async (): Promise<Loader<unknown>> =>
    (await fetchCode(load, name))[name]

/** Loaders travel apart from their screens: a page that the server rendered runs none. */
const loaders: Readonly<Partial<Record<ModuleName, () => Promise<Loader<unknown>>>>> = {
  home: loaderOf(() => import('../home/load-home.ts'), 'loadHome'),
  gender: loaderOf(() => import('../listing/load-lists.ts'), 'loadGender'),
  category: loaderOf(() => import('../listing/load-lists.ts'), 'loadCategory'),
  article: loaderOf(() => import('../article/load-article.ts'), 'loadArticle'),
  search: loaderOf(() => import('../listing/load-lists.ts'), 'loadSearch'),
  bundle: loaderOf(() => import('../listing/load-lists.ts'), 'loadBundle'),
  content: loaderOf(() => import('../content/load-content.ts'), 'loadContent'),
  shops: loaderOf(() => import('../shops/load-shops.ts'), 'loadShops'),
  shop: loaderOf(() => import('../shops/load-shops.ts'), 'loadShop'),
  blog: loaderOf(() => import('../blog/load-blog.ts'), 'loadBlog'),
  post: loaderOf(() => import('../blog/load-blog.ts'), 'loadPost'),
  campaigns: loaderOf(() => import('../campaigns/load-campaigns.ts'), 'loadCampaigns'),
  campaign: loaderOf(() => import('../campaigns/load-campaigns.ts'), 'loadCampaign'),
  bestsellers: loaderOf(() => import('../campaigns/load-campaigns.ts'), 'loadBestsellers'),
  poll: loaderOf(() => import('../polls/load-poll.ts'), 'loadPoll'),
  'not-found': async () => () => Promise.reject(notFound()),
}

const ownPages = ['account', 'accountOrders', 'accountReservations', 'accountReviews', 'accountFavourites', 'favourites'] as const

const contentPages = [...brandPages.every, ...brandPages.some]

/** Every route of the shop, for this brand (spec §2): fixed paths win over genders, which win over categories. */
export function createRoutes(app: App): RouteObject[] {
  const screen = (path: string, name: ModuleName, fixed: Readonly<Record<string, string>> = {}): RouteObject => {
    const load = loaders[name]
    return {
      id: `${name}:${path}`,
      path,
      ErrorBoundary: ErrorScreen,
      // The router would leave the place empty: a screen that tells what happened is better than none.
      lazy: async () => {
        const { handle, Component } = await modules[name]().catch((): RouteModule => unloaded)
        return { handle: { ...handle, loads: load !== undefined }, Component }
      },
      ...(load
        ? {
            loader: async (args: LoaderFunctionArgs) =>
              (await screenCaches.get(app)?.answer(args.request)) ?? (await load())(app, { ...args, params: { ...args.params, ...fixed } }),
          }
        : {}),
    }
  }
  const lead = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to, 301) })

  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      children: [
        screen(screens.home, 'home'),
        screen(screens.homePreview, 'home'),
        screen(screens.search, 'search'),
        { path: '/search', loader: searchByForm },
        screen(screens.bundle, 'bundle'),
        ...ownPages.map((name) => screen(screens[name], name)),
        screen(screens.login, 'login'),
        screen(screens.register, 'register'),
        screen(screens.forgottenPassword, 'forgottenPassword'),
        screen(screens.newPassword, 'newPassword'),
        screen(screens.checkout, 'cart'),
        screen(screens.reserve, 'reserve'),
        screen(screens.receipt, 'receipt'),
        ...(app.brand.providers.includes('klarna') ? [screen(screens.klarna, 'klarna')] : []),
        ...(app.brand.providers.includes('qliro') ? [screen(screens.qliro, 'qliro')] : []),
        screen(screens.receiptByToken, 'receipt'),
        { path: '/article/:articleId', loader: ({ params }) => redirect(articlePath(params.articleId ?? ''), 301) },
        { path: '/product', loader: () => redirect(screens.home, 302) },
        screen(screens.product, 'article'),
        ...[...contentPages, ...app.brand.houseBrandProducts.map(houseBrandPath)].map((path) =>
          screen(path, 'content', { page: path.slice(1) }),
        ),
        screen(screens.shops, 'shops'),
        screen(screens.shop, 'shop'),
        screen(screens.blog, 'blog'),
        screen(screens.blogCategory, 'blog'),
        screen(screens.blogPost, 'post'),
        screen(screens.campaigns, 'campaigns'),
        screen(screens.campaign, 'campaign'),
        screen(screens.bestsellers, 'bestsellers'),
        screen(screens.poll, 'poll'),
        ...Object.entries(redirects).map(([from, to]) => lead(from, to)),
        ...genderUrls.filter((url) => isGenderAllowed(url, app.brand.genders)).map((url) => screen(`/${url}`, 'gender', { url })),
        ...genderUrls.filter((url) => !isGenderAllowed(url, app.brand.genders)).map((url) => screen(`/${url}`, 'not-found')),
        ...Object.entries(categoryShortcuts).map(([url, { main, sub, group }]) => screen(`/${url}`, 'category', { main, sub, group })),
        { path: `/${renamedCategory.from}/*`, loader: toRenamedCategory },
        screen('/:main', 'category'),
        screen('/:main/:sub', 'category'),
        screen('/:main/:sub/:group', 'category'),
        screen('*', 'not-found'),
      ],
    },
  ]
}

/** The search form without JavaScript sends `?q=`; the screen has the query in its path. */
function searchByForm({ request }: LoaderFunctionArgs): Response {
  const query = normalQuery(new URL(request.url).searchParams.get('q') ?? '')
  return redirect(query ? searchPath(query) : screens.home, 302)
}

/** The path as it was asked for: a decoded one may hold what no `Location` header can. */
function toRenamedCategory({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(`/${renamedCategory.to}${pathname.slice(1 + renamedCategory.from.length)}${search}`, 301)
}
