import { openSearch, type NamedPlace, type Names, type OpenSearch } from '@vidda/search'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'

const kindOf = (kind: NamedPlace['kind']) => sql<NamedPlace['kind']>`${sql.lit(kind)}`.as('kind')
const none = sql<number | null>`null::int`

const places = (db: Db) =>
  db
    .selectFrom('main_groups')
    .select(['id', 'name', 'chain_id as chainId', kindOf('category'), none.as('category'), none.as('subcategory')])
    .unionAll(
      db
        .selectFrom('subcategories')
        .select(['id', 'name', 'chain_id as chainId', kindOf('subcategory'), 'main_group_id as category', none.as('subcategory')]),
    )
    .unionAll(
      db
        .selectFrom('groups as g')
        .innerJoin('subcategories as s', (join) => join.onRef('s.chain_id', '=', 'g.chain_id').onRef('s.id', '=', 'g.subcategory_id'))
        .select(['g.id', 'g.name', 'g.chain_id as chainId', kindOf('groups'), 's.main_group_id as category', 's.id as subcategory']),
    )
    .unionAll(
      db
        .selectFrom('product_lines')
        .select(['id', 'name', 'chain_id as chainId', kindOf('brands'), none.as('category'), none.as('subcategory')]),
    )
    .execute()

const articleCode = sql<string>`article_code(article_no)`

const codes = (db: Db, chainId: number, asked: readonly string[]) =>
  db
    .selectFrom('articles')
    .select(['id', articleCode.as('code')])
    .where('chain_id', '=', chainId)
    .where(articleCode, 'in', asked)
    .union(db.selectFrom('variants').select(['article_id as id', 'ean as code']).where('chain_id', '=', chainId).where('ean', 'in', asked))
    .execute()

export const documentsOf = (db: Db) => db.$pickTables<'doc_idx' | 'doc_src' | 'search_epoch'>()

export const namesOf = (db: Db): Names => ({
  sizes: () => db.selectFrom('sizes').select(['id', 'name']).execute(),
  places: () => places(db),
  codes: (chainId, asked) => codes(db, chainId, asked),
})

/** The engine that answers from this database's search documents. */
export const openEngine = (db: Db): OpenSearch => openSearch({ db: documentsOf(db), names: namesOf(db) })
