import { sql } from 'kysely'
import type { DataKind } from '../../import/kind.ts'
import { leadsNowhere, missing, ofAnotherChain, stage } from '../../import/stage.ts'

const staged = sql.table(stage)

export const campaigns: DataKind = {
  name: 'campaigns',
  columns: {
    id: 'int',
    name: 'text',
    shortDescription: 'text',
    description: 'text',
    start: 'timestamptz',
    end: 'timestamptz',
    picture: 'jsonb',
    club: 'bool',
    showLabel: 'bool',
    showImage: 'bool',
    labelText: 'text',
    url: 'text',
  },
  key: ['id'],
  askedBy: 'others',
  hasPictures: true,
  misfits: (chainId, now) => [
    ofAnotherChain('campaigns', chainId),
    // One that was ended before it began has begun and ended at one moment; ahead it would be one that nobody ever sees.
    {
      field: 'end',
      reason: 'must be after the start',
      when: sql`s."end" < s.start or (s."end" = s.start and s."end" > ${now}::timestamptz)`,
    },
  ],
  touched: () => sql`select distinct l.article_id from article_campaigns l join ${staged} s on s.id = l.campaign_id`,
  changes: 'prices',
  async write({ db, chainId }) {
    await sql`
      insert into campaigns (id, chain_id, name, short_description, description, starts, ends, picture, show_label, show_image, label_text, url, club)
      select id, ${chainId}::int, name, "shortDescription", description, start, "end", nullif(picture, 'null'), "showLabel", "showImage", "labelText", url, club
      from ${staged} order by id
      on conflict (id) do update set name = excluded.name, short_description = excluded.short_description, description = excluded.description,
        starts = excluded.starts, ends = excluded.ends, picture = excluded.picture, show_label = excluded.show_label,
        show_image = excluded.show_image, label_text = excluded.label_text, url = excluded.url,
        club = excluded.club`.execute(db)
  },
  all: (chainId) => sql`
    select id, name, short_description as "shortDescription", description, starts as start, ends as "end", picture, show_label as "showLabel",
      show_image as "showImage", label_text as "labelText", url, coalesce(club, false) as club
    from campaigns where chain_id = ${chainId}::int order by id`,
}

export const campaignArticles: DataKind = {
  name: 'campaign-articles',
  columns: { id: 'int', campaignId: 'int', articleId: 'int', priceOre: 'int', labelType: 'text', labelData: 'text' },
  key: ['id'],
  examine: ({ labelData }) => {
    try {
      JSON.parse(String(labelData))
      return []
    } catch {
      return [{ field: 'labelData', reason: 'must be JSON text' }]
    }
  },
  misfits: (chainId) => [
    {
      field: 'id',
      reason: 'must not be one of another chain',
      when: sql`exists (select 1 from article_campaigns o join campaigns c on c.id = o.campaign_id where o.id = s.id and c.chain_id <> ${chainId}::int)`,
    },
    {
      ...leadsNowhere('campaignId', 'campaigns', missing('campaigns', sql`chain_id = ${chainId}::int and id = s."campaignId"`)),
      reason: 'must be a known campaign',
    },
    {
      ...leadsNowhere('articleId', 'articles', missing('articles', sql`chain_id = ${chainId}::int and id = s."articleId"`)),
      reason: 'must be a known article',
    },
  ],
  touched: () => sql`
    select "articleId" from ${staged} union select o.article_id from article_campaigns o join ${staged} s on s.id = o.id`,
  changes: 'prices',
  async write({ db }) {
    await sql`
      insert into article_campaigns (id, campaign_id, article_id, price, label_type, label_data)
      select id, "campaignId", "articleId", "priceOre", "labelType", "labelData" from ${staged} order by id
      on conflict (id) do update set campaign_id = excluded.campaign_id, article_id = excluded.article_id, price = excluded.price,
        label_type = excluded.label_type, label_data = excluded.label_data`.execute(db)
  },
  all: (chainId) => sql`
    select l.id, l.campaign_id as "campaignId", l.article_id as "articleId", l.price as "priceOre", l.label_type as "labelType",
      l.label_data as "labelData"
    from article_campaigns l join campaigns c on c.id = l.campaign_id where c.chain_id = ${chainId}::int order by l.id`,
}
