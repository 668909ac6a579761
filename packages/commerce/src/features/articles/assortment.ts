import type { Variant } from '@vidda/contract/wire'
import { sql } from 'kysely'

/** Of `v`, a variant, and `a`, its article: a colour that the article no longer names is shown, counted and sold nowhere, whatever stock of it is left. */
export const inAssortment = sql.raw<boolean>('v.color_id = any (a.color_ids)')

/** The same of an article that is shown. */
export const isOffered = sql<boolean>`a.visible and ${inAssortment}`

/** Of `v`, a variant: the shops that have it, those with most first. */
export const shopsOf = sql.raw<
  Variant['shops']
>(`coalesce((select json_agg(json_build_object('id', s.shop_id, 'qty', s.qty) order by s.qty desc, s.shop_id)
  from stock s where s.variant_id = v.id and s.qty > 0), '[]')`)
