import { createApi } from '../../packages/client/src/index.ts'
import { memoryShop, storeCart, type MemoryShop } from '../../packages/storefront/src/memory-shop.fixtures.tsx'
import { answersOf, type Situation } from './answers.ts'
import { ingrid } from './customer.ts'
import { mainArticle, type Recorded } from './recorded.ts'

type Goods = Recorded['articles']

/** A screen of the shop, and what the shopper has there. */
export type ScreenProps = Omit<Situation, 'soldOut'> & {
  /** Where the shop is opened; of the brand's own data where its address is not the same for all. */
  readonly path: string | ((recorded: Recorded) => string)
  /** Where the shopper goes from there, and waits for an answer. */
  readonly waitsFor?: (recorded: Recorded) => string
  /** How many articles are in the cart. */
  readonly cart?: number
  /** How many articles are favourites. */
  readonly favourites?: number
  /** Whether the article that is looked at is sold out. */
  readonly soldOut?: boolean
}

/** The storefront's own keys in local storage begin so. */
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

/** Over once the first screen is there. */
const settled = ({ router }: MemoryShop): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** Opens the brand's shop in memory: its own routes, loaders and screens over recorded answers. */
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
