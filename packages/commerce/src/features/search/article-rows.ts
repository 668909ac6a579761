import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import { attributesObject } from '../articles/index.ts'
import type { Db } from '../../kernel/database/open.ts'

/** What both ranks say of an article that is on no list (spec §3). */
const offTheList = 9999

type Campaign = {
  readonly id: number
  readonly articleId: number
  readonly campaignId: number
  readonly price: number
  readonly labelType: string
  readonly labelData: string
}

const rowsOf = (db: Db, ids: readonly number[]) =>
  db
    .with('part', (part) => part.selectFrom('articles').selectAll().where('id', '=', anyOf(ids)))
    .with('clock', (clock) =>
      clock
        .selectFrom('facts')
        .select(sql<Date>`value::timestamptz`.as('at'))
        .where('name', '=', 'prices'),
    )
    .with('offered', (offered) =>
      offered
        .selectFrom('article_campaigns as o')
        .innerJoin('campaigns as c', 'c.id', 'o.campaign_id')
        .innerJoin('clock', (join) => join.onRef('c.starts', '<=', 'clock.at').onRef('c.ends', '>', 'clock.at'))
        .select([
          'o.article_id',
          sql<Campaign[]>`json_agg(json_build_object('id', o.id, 'articleId', o.article_id, 'campaignId', o.campaign_id, 'price', o.price,
            'labelType', o.label_type, 'labelData', o.label_data) order by o.id)`.as('campaigns'),
        ])
        .where('o.article_id', 'in', ({ selectFrom }) => selectFrom('part').select('id'))
        .where(sql<boolean>`coalesce(c.club, false) = false`)
        .groupBy('o.article_id'),
    )
    .selectFrom('part as a')
    .innerJoin('product_lines as l', (join) => join.onRef('l.chain_id', '=', 'a.chain_id').onRef('l.id', '=', 'a.product_line_id'))
    .innerJoin('main_groups as g1', (join) => join.onRef('g1.chain_id', '=', 'a.chain_id').onRef('g1.id', '=', 'a.main_group_id'))
    .innerJoin('subcategories as g2', (join) => join.onRef('g2.chain_id', '=', 'a.chain_id').onRef('g2.id', '=', 'a.subcategory_id'))
    .innerJoin('groups as g3', (join) => join.onRef('g3.chain_id', '=', 'a.chain_id').onRef('g3.id', '=', 'a.group_id'))
    .leftJoin('bestsellers as b', (join) => join.onRef('b.chain_id', '=', 'a.chain_id').onRef('b.article_id', '=', 'a.id'))
    .leftJoin('offered', 'offered.article_id', 'a.id')
    .selectAll('a')
    .select(attributesObject.as('attributes'))
    .select(['l.name as brand', 'g1.name as main', 'g2.name as group2', 'g3.name as group3'])
    .select(({ fn, lit }) => [
      fn.coalesce('b.qty_rank', lit(offTheList)).as('qty_rank'),
      fn.coalesce('b.turnover_rank', lit(offTheList)).as('turnover_rank'),
      fn.coalesce('offered.campaigns', sql<Campaign[]>`'[]'`).as('campaigns'),
    ])
    .orderBy('a.id')
    .execute()

/** An article with what its documents need beside its variants; amounts in øre. */
export type ArticleRow = Readonly<Awaited<ReturnType<typeof rowsOf>>[number]>

/** Some articles by id, with the campaigns that run. */
export const someArticleRows = (db: Db, ids: readonly number[]): Promise<readonly ArticleRow[]> => rowsOf(db, ids)
