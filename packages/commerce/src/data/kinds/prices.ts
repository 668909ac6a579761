import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/open.ts'
import type { DataKind } from '../kind.ts'
import { missing, stage } from '../stage.ts'

const staged = sql.table(stage)

/** Writes articles by `work`, and keeps in the history what their price becomes: `prices` selects article_id and price. */
export async function keepPrices(db: Db, now: Date, prices: RawBuilder<unknown>, work: () => Promise<void>): Promise<void> {
  await sql`
    update prices p set valid_to = ${now} from (${prices}) n
    where p.article_id = n.article_id and p.valid_to is null and p.price <> n.price`.execute(db)
  await work()
  await sql`
    insert into prices (article_id, price, valid_from, valid_to)
    select n.article_id, n.price, ${now}, null from (${prices}) n
    where not exists (select 1 from prices p where p.article_id = n.article_id and p.valid_to is null)`.execute(db)
}

export const prices: DataKind = {
  name: 'prices',
  columns: { articleId: 'int', priceOre: 'int', from: 'timestamptz' },
  key: ['articleId', 'from'],
  misfits: (chainId) => [
    {
      field: 'articleId',
      reason: 'must be a known article',
      when: missing('articles', sql`chain_id = ${chainId}::int and id = s."articleId"`),
    },
    {
      field: 'from',
      reason: 'must not be a moment that has another price already: the history only grows',
      when: sql`exists (select 1 from prices p where p.article_id = s."articleId" and p.valid_from = s."from" and p.price <> s."priceOre")`,
    },
  ],
  touched: () => sql`select distinct "articleId" from ${staged}`,
  async write({ db, now }) {
    await sql`
      insert into prices (article_id, price, valid_from, valid_to)
      select s."articleId", s."priceOre", s."from", null from ${staged} s
      where not exists (select 1 from prices p where p.article_id = s."articleId" and p.valid_from = s."from") order by s."articleId", s."from"`.execute(
      db,
    )
    // Each price holds until the next one.
    await sql`
      update prices p set valid_to = n.until from (
        select article_id, valid_from, lead(valid_from) over (partition by article_id order by valid_from) as until
        from prices where article_id in (select "articleId" from ${staged})
      ) n where p.article_id = n.article_id and p.valid_from = n.valid_from and p.valid_to is distinct from n.until`.execute(db)
    await sql`
      update articles a set price = p.price, original_price = greatest(a.original_price, p.price)
      from prices p where p.article_id = a.id and a.id in (select "articleId" from ${staged})
        and p.valid_from <= ${now} and (p.valid_to is null or p.valid_to > ${now})`.execute(db)
  },
  // A row that repeats the price before it, as a first price that an article's own record has put down, says nothing new.
  all: (chainId) => sql`
    select "articleId", "priceOre", "from" from (
      select p.article_id as "articleId", p.price as "priceOre", p.valid_from as "from",
        lag(p.price) over (partition by p.article_id order by p.valid_from) as earlier
      from prices p join articles a on a.id = p.article_id where a.chain_id = ${chainId}::int
    ) h where "priceOre" is distinct from earlier order by "articleId", "from"`,
}
