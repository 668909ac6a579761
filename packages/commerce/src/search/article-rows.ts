import type { Attributes } from '@vidda/domain/article'
import { sql } from 'kysely'
import { attributesObject } from '../articles/attributes.ts'
import { inAssortment } from '../articles/assortment.ts'
import type { Db } from '../database/open.ts'
import type { ArticlePicture } from '../images/addresses.ts'

type Campaign = {
  readonly id: number
  readonly articleId: number
  readonly campaignId: number
  readonly price: number
  readonly labelType: string
  readonly labelData: string
}

/** An article with all that its documents need; amounts in øre. */
export type ArticleRow = {
  readonly id: number
  readonly chain_id: number
  readonly article_no: string
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly tech_description: string
  readonly price: number
  readonly original_price: number
  readonly before_price: number | null
  readonly pant: number
  readonly fright_price: number
  readonly product_line_id: number
  readonly main_group_id: number
  readonly subcategory_id: number
  readonly group_id: number
  readonly gender: number
  readonly genders: readonly number[]
  readonly pictures: readonly ArticlePicture[]
  readonly color_ids: readonly number[]
  readonly attributes: Attributes
  readonly custom_label: string | null
  readonly can_purchase: boolean
  readonly visible: boolean
  readonly featured: boolean
  readonly only_cc: boolean
  readonly web_purchase_limit: number
  readonly average_rating: number | null
  readonly created_at: Date
  readonly brand: string
  readonly group2: string
  readonly group3: string
  readonly main: string
  readonly qty_rank: number
  readonly turnover_rank: number
  /** Ids of the shops with stock. */
  readonly available: readonly number[]
  readonly size_ids: readonly number[]
  readonly campaigns: readonly Campaign[]
}

/** Some articles by id, with the campaigns that run. */
export async function someArticleRows(db: Db, ids: readonly number[]): Promise<readonly ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    with part as (select * from articles where id = any (${`{${ids.join(',')}}`}::text::int[])), clock as (select value::timestamptz as at from facts where name = 'prices'),
    stocked as (
      select v.article_id, array_agg(distinct s.shop_id order by s.shop_id) as available
      from part a join variants v on v.article_id = a.id and ${inAssortment} join stock s on s.variant_id = v.id and s.qty > 0 group by v.article_id
    ), sized as (
      select v.article_id, array_agg(distinct v.size_id order by v.size_id) as size_ids
      from part a join variants v on v.article_id = a.id and ${inAssortment} group by v.article_id
    ), offered as (
      select o.article_id, json_agg(json_build_object('id', o.id, 'articleId', o.article_id, 'campaignId', o.campaign_id, 'price', o.price,
        'labelType', o.label_type, 'labelData', o.label_data) order by o.id) as campaigns
      from article_campaigns o join campaigns c on c.id = o.campaign_id join clock on c.starts <= clock.at and c.ends > clock.at
      where o.article_id in (select id from part) and coalesce(c.club, false) = false group by o.article_id
    )
    select a.*, ${attributesObject} as attributes, l.name as brand, g2.name as group2, g3.name as group3, g1.name as main, coalesce(b.qty_rank, 9999) as qty_rank,
      coalesce(b.turnover_rank, 9999) as turnover_rank, coalesce(stocked.available, '{}') as available, coalesce(sized.size_ids, '{}') as size_ids, coalesce(offered.campaigns, '[]') as campaigns
    from part a
    join product_lines l on l.chain_id = a.chain_id and l.id = a.product_line_id
    join main_groups g1 on g1.chain_id = a.chain_id and g1.id = a.main_group_id
    join subcategories g2 on g2.chain_id = a.chain_id and g2.id = a.subcategory_id
    join groups g3 on g3.chain_id = a.chain_id and g3.id = a.group_id
    left join bestsellers b on b.chain_id = a.chain_id and b.article_id = a.id
    left join stocked on stocked.article_id = a.id
    left join sized on sized.article_id = a.id
    left join offered on offered.article_id = a.id
    order by a.id`.execute(db)
  return rows
}
