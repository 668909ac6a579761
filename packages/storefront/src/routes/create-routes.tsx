import type { Provider } from '@vidda/contract'
import { genderUrls, isGenderAllowed } from '@vidda/domain/gender'
import { normalQuery } from '@vidda/domain/listing'
import {
  articlePath,
  brandPages,
  categoryShortcuts,
  redirects,
  renamedCategory,
  screens,
  searchPath,
  type ScreenName,
} from '@vidda/domain/route'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { fetchCode, notFound, screenCaches, type App, type Loader, type RouteModule, type ShopBrand } from '../app/index.ts'
import { Layout } from '../layout/index.ts'
import { ErrorScreen } from './error.tsx'
import { unloaded } from './unloaded.tsx'

/** Name of a screen's module in this folder; a route's id begins with it. */
type ModuleName = keyof typeof modules

/** The screens, or the loaders, of one file, by name: fetched when a first one of them is needed. */
const inFile =
  <Exports extends object>(load: () => Promise<Exports>, known: keyof Exports & string) =>
  <Name extends keyof Exports>(name: Name) =>
  async (): Promise<Exports[Name]> =>
    (await fetchCode(load, known))[name]

// Screens that share nearly all of their code, or are seldom opened, come in one file: each file is a connection or a round trip more.
const listScreen = inFile(() => import('./list-screens.ts'), 'gender')
const paymentScreen = inFile(() => import('./payment.tsx'), 'klarna')
const ownScreen = inFile(() => import('./my-page.tsx'), 'account')
const loginScreen = inFile(() => import('./login-screens.tsx'), 'login')
const blogScreen = inFile(() => import('./blog-screens.ts'), 'blog')
const campaignScreen = inFile(() => import('./campaign-screens.ts'), 'campaign')
const oneScreen = (load: () => Promise<RouteModule>) => () => fetchCode(load, 'Component')

declare const VIDDA_COMPARES: boolean | undefined
declare const VIDDA_COMPOSES_HOME: boolean | undefined

const compareFile = () => import('./compare.tsx')

// In a build, `VIDDA_COMPARES` decides at build time. In development the brand decides at run time.
const comparison = (typeof VIDDA_COMPARES === 'undefined' || VIDDA_COMPARES ? { compare: oneScreen(compareFile) } : {}) as {
  readonly compare: () => Promise<RouteModule>
}

// A build has the home screen that its brand shows, and not the other one. Without a build the brand says which.
const modules = {
  home: ({ brand }: App) =>
    (typeof VIDDA_COMPOSES_HOME === 'undefined' ? brand.composesHome : VIDDA_COMPOSES_HOME)
      ? oneScreen(() => import('./composed-home.tsx'))()
      : oneScreen(() => import('./home.tsx'))(),
  gender: listScreen('gender'),
  category: listScreen('category'),
  article: oneScreen(() => import('./article.tsx')),
  search: oneScreen(() => import('./search.tsx')),
  bundle: listScreen('bundle'),
  cart: oneScreen(() => import('./cart.tsx')),
  reserve: oneScreen(() => import('./reserve.tsx')),
  receipt: oneScreen(() => import('./receipt.tsx')),
  klarna: paymentScreen('klarna'),
  qliro: paymentScreen('qliro'),
  account: ownScreen('account'),
  accountData: inFile(() => import('./own-data.tsx'), 'accountData')('accountData'),
  accountFavourites: ownScreen('accountFavourites'),
  accountOrders: ownScreen('accountOrders'),
  accountReservations: ownScreen('accountReservations'),
  accountReviews: ownScreen('accountReviews'),
  accountSettings: ownScreen('accountSettings'),
  favourites: ownScreen('favourites'),
  login: loginScreen('login'),
  register: loginScreen('register'),
  forgottenPassword: loginScreen('forgottenPassword'),
  newPassword: loginScreen('newPassword'),
  content: oneScreen(() => import('./content.tsx')),
  shops: oneScreen(() => import('./shops.tsx')),
  shop: oneScreen(() => import('./shop.tsx')),
  ...comparison,
  blog: blogScreen('blog'),
  post: blogScreen('post'),
  campaigns: campaignScreen('campaigns'),
  campaign: campaignScreen('campaign'),
  bestsellers: campaignScreen('bestsellers'),
  poll: oneScreen(() => import('./poll.tsx')),
  'not-found': oneScreen(() => import('./not-found.tsx')),
} as const satisfies Record<string, (app: App) => Promise<RouteModule>>

const sharedFiles: Readonly<Partial<Record<string, string>>> = {
  account: 'my-page',
  accountData: 'own-data',
  accountFavourites: 'my-page',
  accountOrders: 'my-page',
  accountReservations: 'my-page',
  accountReviews: 'my-page',
  accountSettings: 'my-page',
  bestsellers: 'campaign-screens',
  blog: 'blog-screens',
  bundle: 'list-screens',
  campaign: 'campaign-screens',
  campaigns: 'campaign-screens',
  category: 'list-screens',
  favourites: 'my-page',
  forgottenPassword: 'login-screens',
  gender: 'list-screens',
  klarna: 'payment',
  login: 'login-screens',
  newPassword: 'login-screens',
  post: 'blog-screens',
  qliro: 'payment',
  register: 'login-screens',
} satisfies Partial<Record<ModuleName, string>>

/** The file in this folder that a screen comes in, by which the host finds what is built of it. */
export const fileOf = (screen: string, { composesHome }: ShopBrand): string =>
  screen === 'home' && composesHome ? 'composed-home' : (sharedFiles[screen] ?? screen)

const listLoader = inFile(() => import('../listing/load-lists.ts'), 'loadGender')
const moreLoader = inFile(() => import('./more-loaders.ts'), 'loadBlog')

/** Loaders travel apart from their screens: a page that the server rendered runs none. */
const loaders: Readonly<Partial<Record<ModuleName, (app: App) => Promise<Loader<unknown>>>>> = {
  home: ({ brand }) =>
    (typeof VIDDA_COMPOSES_HOME === 'undefined' ? brand.composesHome : VIDDA_COMPOSES_HOME)
      ? inFile(() => import('../home/load-composed-home.ts'), 'loadComposedHome')('loadComposedHome')()
      : inFile(() => import('../home/load-home.ts'), 'loadHome')('loadHome')(),
  gender: listLoader('loadGender'),
  category: listLoader('loadCategory'),
  article: inFile(() => import('../article/load-article.ts'), 'loadArticle')('loadArticle'),
  search: listLoader('loadSearch'),
  bundle: listLoader('loadBundle'),
  ...(typeof VIDDA_COMPARES === 'undefined' || VIDDA_COMPARES ? { compare: inFile(compareFile, 'loadCompare')('loadCompare') } : {}),
  content: moreLoader('loadContent'),
  shops: moreLoader('loadShops'),
  shop: moreLoader('loadShop'),
  blog: moreLoader('loadBlog'),
  post: moreLoader('loadPost'),
  campaigns: moreLoader('loadCampaigns'),
  campaign: moreLoader('loadCampaign'),
  bestsellers: moreLoader('loadBestsellers'),
  poll: moreLoader('loadPoll'),
  'not-found': async () => () => Promise.reject(notFound()),
}

/** Screens with a path of their own, by which their modules are named. */
const named = (Object.keys(modules) as ModuleName[]).filter((name): name is ModuleName & ScreenName => name in screens)

const isProvider = (name: string): name is Provider => name === 'klarna' || name === 'qliro'

const contentPages: readonly string[] = [...brandPages.every, ...brandPages.some]

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
        const { handle, Component } = await modules[name](app).catch((): RouteModule => unloaded)
        return { handle: { ...handle, loads: load !== undefined }, Component }
      },
      ...(load
        ? {
            loader: async (args: LoaderFunctionArgs) =>
              (await screenCaches.get(app)?.answer(args.request)) ??
              (await load(app))(app, { ...args, params: { ...args.params, ...fixed } }),
          }
        : {}),
    }
  }
  const pagePaths = new Set([...contentPages, ...app.brand.pages.map((name) => `/${name}`)])
  const lead = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to, 301) })

  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      children: [
        screen(screens.homePreview, 'home'),
        { path: '/search', loader: searchByForm },
        ...named
          .filter((name) => !isProvider(name) || app.brand.providers.includes(name))
          .filter((name) => typeof VIDDA_COMPARES !== 'undefined' || name !== 'compare' || app.brand.compares)
          .map((name) => screen(screens[name], name)),
        screen(screens.checkout, 'cart'),
        screen(screens.receiptByToken, 'receipt'),
        { path: '/article/:articleId', loader: ({ params }) => redirect(articlePath(params.articleId ?? ''), 301) },
        { path: '/product', loader: () => redirect(screens.home, 302) },
        screen(screens.product, 'article'),
        ...[...pagePaths].map((path) => screen(path, 'content', { page: path.slice(1) })),
        screen(screens.blogCategory, 'blog'),
        screen(screens.blogPost, 'post'),
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
