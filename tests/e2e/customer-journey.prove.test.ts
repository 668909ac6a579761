import { describe, expect, it } from 'vitest'
import { anotherAddress, openPage, type Watched } from './support/browser.ts'
import { anotherAccount, logIn } from './support/customer.ts'
import {
  addsGuestsFavourites,
  becomeVerified,
  leavesForGood,
  listsFavourites,
  logOut,
  moves,
  openTabs,
  reviews,
  takesAlong,
  type MailedCustomer,
} from './support/customer-journey.ts'
import { isCutOff } from './support/cut-off.ts'
import { enter, likes, openOwn } from './support/own-pages.ts'
import { shownOrTold } from './support/journey.ts'
import { brandOrder, widthsFor } from './support/kit.ts'
import { goodsIn, htmlOf } from './support/pages.ts'
import { fillCart, makeOrder, show } from './support/screens.ts'
import { withShops } from './support/shops.ts'
import { keyboard } from './support/user.ts'
import { visitsOf } from './support/visits.ts'

const shops = withShops()

const faults = ({ problems }: Watched) => problems.filter((problem) => !isCutOff(problem))

/** Two articles of the first list. */
async function twoArticles(url: string): Promise<readonly [string, string]> {
  const [one = '', other = ''] = goodsIn(await htmlOf(`${url}/klaer`))
  return [one, other]
}

describe.each(visitsOf(brandOrder, shops.browser))('a customer of $brand in $title', ({ brand, withBrowser, missing }) => {
  const browser = withBrowser()
  it.skipIf(missing !== null).each(widthsFor(brand, [390, 1440]))(
    '[R10.183] registers, comes back, buys, reviews, moves, takes everything along and leaves, by keyboard alone, at %i px, with two tabs beside',
    { timeout: 900_000 },
    async (width) => {
      const url = shops.url(brand)
      const viewport = { width, height: width < 1020 ? 844 : 900 }
      const window = { viewport, reducedMotion: 'reduce', address: anotherAddress() } as const
      const first = await openPage(browser(), window)
      const customer: MailedCustomer = {
        url,
        outbox: shops.outbox(),
        page: first.page,
        user: keyboard(first.page),
        account: anotherAccount(),
      }
      const { account, page, user } = customer
      const tabs = await openTabs(customer, 2)
      const [liked, likedElsewhere] = await twoArticles(url)

      await becomeVerified(customer)
      await tabs.show(account)
      await logOut(customer)
      await tabs.show(null)
      await likes(customer, liked, false)
      await enter(customer, 'phone')
      await tabs.show(account)

      await addsGuestsFavourites(customer)
      await listsFavourites(customer, [liked])
      const second = await openPage(browser(), window)
      const elsewhere: MailedCustomer = { ...customer, page: second.page, user: keyboard(second.page) }
      await enter(elsewhere, 'email')
      await likes(elsewhere, likedElsewhere)
      for (const one of [elsewhere, customer]) await listsFavourites(one, [liked, likedElsewhere])
      await page.bringToFront()

      await fillCart(page, url)
      await show(page, url + (await makeOrder(page, url)))
      const number = (await page.locator('main [data-part=number]').first().textContent()) ?? ''
      await openOwn(customer, '/ordrer')
      await shownOrTold(page, page.locator('main').getByText(number).first())
      await reviews(customer, `Varm og god på tur nummer ${number}`)

      const email = `ny.${account.email}`
      await moves(customer, email)
      const taken = await takesAlong(customer)
      for (const word of [email, account.phone, `på tur nummer ${number}`, account.firstName]) expect(taken).toContain(word)

      expect(faults(second)).toEqual([])
      await leavesForGood(customer)
      await tabs.show(null)
      expect(faults(first)).toEqual([])
      await openOwn(elsewhere)
      await shownOrTold(elsewhere.page, elsewhere.page.getByText('Du er ikke logget inn lenger'))
      await show(page, `${url}/logg-inn`)
      await logIn(page, user, email, account.password)
      await shownOrTold(page, page.getByText('Feil brukernavn/passord - har du glemt passordet ditt?'))
      await Promise.all([first.context.close(), second.context.close()])
    },
  )
})
