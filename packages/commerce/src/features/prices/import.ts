import { sql } from 'kysely'
import type { DataKind } from '../../import/kind.ts'
import { leadsNowhere, missing, stage } from '../../import/stage.ts'

const staged = sql.table(stage)

const same = sql.raw(`p.article_id = s."articleId" and p.valid_from = s."from" and coalesce(p.club, false) = s.club`)

export const prices: DataKind = {
  name: 'prices',
  columns: { articleId: 'int', priceOre: 'int', from: 'timestamptz', club: 'bool', campaignId: 'int' },
  key: ['articleId', 'from', 'club'],
  askedBy: 'itself',
  misfits: (chainId, now) => [
    {
      ...leadsNowhere('articleId', 'articles', missing('articles', sql`chain_id = ${chainId}::int and id = s."articleId"`)),
      reason: 'must be a known article',
    },
    {
      field: 'from',
      reason: 'must not be a moment that has another price already: the history only grows',
      when: sql`exists (select 1 from prices p where ${same} and p.price is distinct from s."priceOre")`,
    },
    { field: 'from', reason: 'must not lie ahead: a campaign announces what things will cost', when: sql`s."from" > ${now}::timestamptz` },
    {
      ...leadsNowhere(
        'campaignId',
        'campaigns',
        sql`s."campaignId" is not null and ${missing('campaigns', sql`chain_id = ${chainId}::int and id = s."campaignId"`)}`,
      ),
      reason: 'must be a known campaign',
    },
    { field: 'priceOre', reason: 'must have a value for everybody', when: sql`s."priceOre" is null and not s.club` },
  ],
  touched: () => sql`select distinct "articleId" from ${staged}`,
  changes: 'history',
  async write({ db }) {
    await sql`
      insert into prices (article_id, price, valid_from, club, campaign_id)
      select s."articleId", s."priceOre", s."from", s.club, s."campaignId" from ${staged} s
      where not exists (select 1 from prices p where ${same}) order by s."articleId", s."from"`.execute(db)
  },
  all: (chainId) => sql`
    select p.article_id as "articleId", p.price as "priceOre", p.valid_from as "from", coalesce(p.club, false) as club, p.campaign_id as "campaignId"
    from prices p join articles a on a.id = p.article_id where a.chain_id = ${chainId}::int order by p.article_id, p.valid_from, 4`,
}
