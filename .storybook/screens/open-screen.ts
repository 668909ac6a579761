import { createApi } from '../../packages/client/src/index.ts'
import { memoryShop, storeCart, type MemoryShop } from '../../packages/storefront/src/memory-shop.fixtures.tsx'
import { answersOf, type Situation } from './answers.ts'
import { ingrid } from './customer.ts'
import { mainArticle, type Recorded } from './recorded.ts'

type Goods = Recorded['articles']

/** Which screen to open, and the visitor's state: log-in, cart, favourites. */
export type ScreenProps = Omit<Situation, 'soldOut'> & {
  /** Path at which the shop opens; a function of the recording when the path differs between brands. */
  readonly path: string | ((recorded: Recorded) => string)
  /** Path to navigate to once the first screen is loaded. Its requests stay pending, so that the story shows the loading state. */
  readonly waitsFor?: (recorded: Recorded) => string
  /** How many articles are in the cart. */
  readonly cart?: number
  /** How many articles are favourites. */
  readonly favourites?: number
  /** Whether the main article (`mainArticle`) is sold out. */
  readonly soldOut?: boolean
}

/** Prefix of the storefront's keys in local storage. */
const ownKey = /^vd-/u

function forgetVisit(): void {
  for (const key of Object.keys(localStorage).filter((name) => ownKey.test(name))) localStorage.removeItem(key)
  document.cookie = 'cookiesAccepted=true; path=/'
}

const inStock = (articles: Goods): Goods => articles.filter(({ available, onlyCC }) => available.length > 0 && !onlyCC)

function rememberCustomer(): void {
  const { id, first_name: firstName, surname, email, phone, email_verified: emailVerified } = ingrid
  localStorage.setItem('vd-user', JSON.stringify({ id, firstName, surname, email, phone, emailVerified }))
}

/** Resolves once the router has run the loaders of the first screen. */
const settled = ({ router }: MemoryShop): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** Opens a brand's shop in a memory router, with the storefront's own routes, loaders and screens. Clears the local storage of the story before. */
export async function openScreen(recorded: Recorded, screen: ScreenProps): Promise<MemoryShop> {
  const { path, waitsFor, cart = 0, favourites = 0, soldOut = false, ...situation } = screen
  const { brand, pages, home, articles } = recorded
  const answer = answersOf(recorded, { ...situation, ...(soldOut && { soldOut: mainArticle(articles).id }) })
  let isWaiting = false
  const api = createApi({
    origin: window.location.origin,
    fetch: (...request) => (isWaiting ? new Promise(() => undefined) : answer(...request)),
  })
  const some = (count: number) =>
    inStock(articles)
      .slice(0, count)
      .map(({ id }) => id)
  forgetVisit()
  if (screen.customer) rememberCustomer()
  if (favourites > 0) localStorage.setItem('vd-favourites', JSON.stringify(some(favourites)))
  if (cart > 0) await storeCart(api, some(cart))
  const options = { brand, api, page: async (name: string) => pages[name] ?? null, home: async () => home, log: console.warn }
  const shop = memoryShop(options, typeof path === 'string' ? path : path(recorded))
  if (waitsFor) {
    void settled(shop).then(() => {
      isWaiting = true
      return shop.router.navigate(waitsFor(recorded))
    })
  }
  return shop
}
