import type { HomeBanner, Settings } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { pictureAddress, type Shape, type WidePicture } from '../images/addresses.ts'
import { defaultHome, makeHome } from './made-home.ts'

export { defaultHome }

type Banner = {
  readonly title: string
  readonly text: string
  readonly linkText: string
  readonly to: string
  readonly picture: WidePicture
}

type Composition = {
  readonly top: Banner
  readonly sub: readonly Banner[]
  readonly middle: Banner
  readonly popular: readonly Banner[]
  readonly bottom: Banner
  readonly grid: readonly number[]
}

const banner = ({ picture, ...words }: Banner, shape: Shape): HomeBanner => ({
  ...words,
  image: pictureAddress(picture, shape),
  alt: picture.alt,
  tone: picture.tone,
})

/** A home page of the chain, made of its goods where it has composed none; null for another name that it does not have. */
export async function home(db: Db, chainId: number, name: string): Promise<Settings | null> {
  const { rows } = await sql<{ composition: Composition }>`
    select composition from homes where chain_id = ${chainId} and name = ${name}`.execute(db)
  const composition = rows[0]?.composition
  if (!composition) return name === defaultHome ? makeHome(db, chainId) : null
  return {
    name,
    top: banner(composition.top, 'wide'),
    sub: composition.sub.map((row) => banner(row, 'card')),
    middle: banner(composition.middle, 'wide'),
    popular: composition.popular.map((row) => banner(row, 'card')),
    bottom: banner(composition.bottom, 'wide'),
    grid: [...composition.grid],
  }
}

export type ChainSettings = {
  readonly houseLineId: number
  readonly returnDays: number
  readonly reservationHours: number
  readonly deliveryText: string
  readonly collectText: string
}

export async function chainSettings(db: Db, chainId: number): Promise<ChainSettings | null> {
  const { rows } = await sql<ChainSettings>`
    select house_line_id as "houseLineId", return_days as "returnDays", reservation_hours as "reservationHours",
      delivery_text as "deliveryText", collect_text as "collectText"
    from chain_settings where chain_id = ${chainId}`.execute(db)
  return rows[0] ?? null
}
