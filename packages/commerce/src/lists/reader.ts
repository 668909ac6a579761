import type { Bestseller, ColorGroup, Gender, PostalCode, ProductLine, ShippingMethod, Shop } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { pictureAddress, type WidePicture } from '../images/addresses.ts'

export async function shippingMethods(db: Db, chainId: number): Promise<ShippingMethod[]> {
  const { rows } = await sql<ShippingMethod>`select id, name, price from shipping_methods where chain_id = ${chainId} order by id`.execute(
    db,
  )
  return rows
}

export async function productLines(db: Db, chainId: number): Promise<ProductLine[]> {
  const { rows } = await sql<ProductLine>`
    select id as "ProductLineID", name as "Name" from product_lines where chain_id = ${chainId} order by name`.execute(db)
  return rows
}

export async function genders(db: Db): Promise<Gender[]> {
  const { rows } = await sql<Gender>`select id, name from genders order by id`.execute(db)
  return rows
}

export async function colorGroups(db: Db): Promise<ColorGroup[]> {
  const { rows } = await sql<ColorGroup>`select id, label, name, hex, color_id as "colorId" from color_groups order by id`.execute(db)
  return rows
}

export async function shops(db: Db, chainId: number): Promise<Shop[]> {
  const { rows } = await sql<Shop & { readonly picture: WidePicture | null }>`
    select id, no, name, full_name as "fullName", org_no as "orgNo", description, opening_hours, deviations, map_link as "mapLink", post_no as "postNo",
      post_place as "postPlace", address, email, phone, messenger_id as "messengerId", chain_id as "chainId", lat as "CoordLat", long as "CoordLong", picture
    from shops where chain_id = ${chainId} order by name`.execute(db)
  return rows.map(({ picture, ...shop }) => (picture ? { ...shop, image: pictureAddress(picture, 'wide'), imageAlt: picture.alt } : shop))
}

export async function postalCodes(db: Db): Promise<PostalCode[]> {
  const { rows } =
    await sql<PostalCode>`select code, place, lat as "CoordLat", long as "CoordLong", coalesce(approximate, false) as approximate from postal_codes order by code`.execute(
      db,
    )
  return rows
}

export async function postalCode(db: Db, code: string): Promise<PostalCode | null> {
  const { rows } = await sql<PostalCode>`
    select code, place, lat as "CoordLat", long as "CoordLong", coalesce(approximate, false) as approximate from postal_codes where code = ${code}`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function bestsellers(db: Db, chainId: number): Promise<Bestseller[]> {
  const { rows } = await sql<Bestseller>`
    select article_id, qty_rank, turnover_rank from bestsellers where chain_id = ${chainId} order by qty_rank, turnover_rank`.execute(db)
  return rows
}
