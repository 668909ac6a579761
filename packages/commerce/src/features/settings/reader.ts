import type { HomeBanner, Settings } from '@vidda/contract/wire'
import type { Db } from '../../kernel/database/open.ts'
import type { ComposedBanner } from '../../kernel/database/json-columns.ts'
import { pictureAddress, type Shape } from '../../kernel/pictures/addresses.ts'
import { defaultHome, makeHome } from './made-home.ts'

export { defaultHome }

/** `mobile` is the crop for phones, if they get a different one. */
const banner = ({ picture, ...words }: ComposedBanner, shape: Shape, mobile?: Shape): HomeBanner => ({
  ...words,
  image: pictureAddress(picture, shape),
  ...(mobile && { imageMobile: pictureAddress(picture, mobile) }),
  alt: picture.alt,
  ...(picture.focus && { focus: picture.focus }),
  tone: picture.tone,
})

/** On a phone a light hero has its text below the picture, so it gets the landscape crop. */
const heroShape = ({ picture }: ComposedBanner): Shape => (picture.tone === 'light' ? 'card' : 'tall')

/** A home page of the chain, made of its goods where it has composed none; null for another name that it does not have. */
export async function home(db: Db, chainId: number, name: string): Promise<Settings | null> {
  const composed = await db
    .selectFrom('homes')
    .select('composition')
    .where('chain_id', '=', chainId)
    .where('name', '=', name)
    .executeTakeFirst()
  if (!composed) return name === defaultHome ? makeHome(db, chainId) : null
  const { composition } = composed
  return {
    name,
    top: banner(composition.top, 'wide', heroShape(composition.top)),
    sub: composition.sub.map((row) => banner(row, 'card')),
    middle: banner(composition.middle, 'wide', 'card'),
    popular: composition.popular.map((row) => banner(row, 'card')),
    bottom: banner(composition.bottom, 'wide', 'card'),
    grid: [...composition.grid],
  }
}

export type ChainSettings = {
  readonly houseLineId: number
  readonly returnDays: number
  readonly reservationHours: number
  readonly deliveryText: string
  readonly collectText: string
  readonly reviewWithoutPurchase: boolean
}

export async function chainSettings(db: Db, chainId: number): Promise<ChainSettings | null> {
  const settings = await db
    .selectFrom('chain_settings')
    .select(['house_line_id as houseLineId', 'return_days as returnDays', 'reservation_hours as reservationHours'])
    .select(['delivery_text as deliveryText', 'collect_text as collectText', 'review_without_purchase as reviewWithoutPurchase'])
    .where('chain_id', '=', chainId)
    .executeTakeFirst()
  return settings ?? null
}
