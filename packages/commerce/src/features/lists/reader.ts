import type { Bestseller, ColorGroup, Gender, PostalCode, ProductLine, ShippingMethod, Shop, Size } from '@vidda/contract/wire'
import { sizeScales } from '@vidda/domain/size'
import type { Db } from '../../kernel/database/open.ts'
import { pictureAddress } from '../../kernel/pictures/addresses.ts'

export const shippingMethods = (db: Db, chainId: number): Promise<ShippingMethod[]> =>
  db.selectFrom('shipping_methods').select(['id', 'name', 'price']).where('chain_id', '=', chainId).orderBy('id').execute()

export const productLines = (db: Db, chainId: number): Promise<ProductLine[]> =>
  db.selectFrom('product_lines').select(['id as ProductLineID', 'name as Name']).where('chain_id', '=', chainId).orderBy('name').execute()

export const genders = (db: Db): Promise<Gender[]> => db.selectFrom('genders').select(['id', 'name']).orderBy('id').execute()

export const colorGroups = (db: Db): Promise<ColorGroup[]> =>
  db.selectFrom('color_groups').select(['id', 'label', 'name', 'hex', 'color_id as colorId']).orderBy('id').execute()

export async function sizes(db: Db, chainId: number): Promise<Size[]> {
  const rows = await db
    .selectFrom('sizes as z')
    .select(['z.id', 'z.name', 'z.scale'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('variants as v').select('v.id').where('v.chain_id', '=', chainId).whereRef('v.size_id', '=', 'z.id')),
    )
    .orderBy('z.position')
    .orderBy('z.id')
    .execute()
  return sizeScales.flatMap((scale) => rows.filter((size) => size.scale === scale).map(({ id, name }) => ({ id, name, scale })))
}

export async function shops(db: Db, chainId: number): Promise<Shop[]> {
  const rows = await db
    .selectFrom('shops')
    .select(['id', 'no', 'name', 'full_name as fullName', 'org_no as orgNo', 'description', 'opening_hours', 'deviations'])
    .select(['map_link as mapLink', 'post_no as postNo', 'post_place as postPlace', 'address', 'email', 'phone'])
    .select(['messenger_id as messengerId', 'chain_id as chainId', 'lat as CoordLat', 'long as CoordLong', 'picture'])
    .where('chain_id', '=', chainId)
    .orderBy('name')
    .execute()
  return rows.map(({ picture, ...shop }) => (picture ? { ...shop, image: pictureAddress(picture, 'wide'), imageAlt: picture.alt } : shop))
}

const allPostalCodes = (db: Db) =>
  db
    .selectFrom('postal_codes')
    .select(['code', 'place', 'lat as CoordLat', 'long as CoordLong'])
    .select(({ fn, lit }) => fn.coalesce('approximate', lit(false)).as('approximate'))

export const postalCodes = (db: Db): Promise<PostalCode[]> => allPostalCodes(db).orderBy('code').execute()

export const postalCode = async (db: Db, code: string): Promise<PostalCode | null> =>
  (await allPostalCodes(db).where('code', '=', code).executeTakeFirst()) ?? null

export const bestsellers = (db: Db, chainId: number): Promise<Bestseller[]> =>
  db
    .selectFrom('bestsellers')
    .select(['article_id', 'qty_rank', 'turnover_rank'])
    .where('chain_id', '=', chainId)
    .orderBy('qty_rank')
    .orderBy('turnover_rank')
    .execute()
