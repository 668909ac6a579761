import { attributeKeys, eachAttribute } from '@vidda/domain/article'
import { sql } from 'kysely'
import { attributeColumns, namedAttributes, replacedAttributes, stagedAttributes } from './attributes.ts'
import type { DataKind, DataRecord, Problem } from '../../import/kind.ts'
import { leadsNowhere, missing, ofAnotherChain, someLeadNowhere, stage } from '../../import/stage.ts'
import { isNumeric, madeSlug, settleMadeSlugs } from './article-slugs.ts'

const staged = sql.table(stage)

function slugProblems({ slug }: DataRecord): Problem[] {
  return typeof slug === 'string' && isNumeric(slug)
    ? [{ field: 'slug', reason: 'must not be a number, which would be read as an id' }]
    : []
}

export const articles: DataKind = {
  name: 'articles',
  columns: {
    id: 'int',
    articleNo: 'text',
    name: 'text',
    slug: 'text',
    madeSlug: 'text',
    description: 'text',
    techDescription: 'text',
    ...eachAttribute(attributeKeys, () => 'text' as const),
    priceOre: 'int',
    pantOre: 'int',
    frightPriceOre: 'int',
    brandId: 'int',
    groupId: 'int',
    genders: 'int[]',
    colorIds: 'int[]',
    pictures: 'jsonb',
    wornWith: 'int[]',
    customLabel: 'text',
    canPurchase: 'bool',
    visible: 'bool',
    featured: 'bool',
    onlyCC: 'bool',
    webPurchaseLimit: 'int',
    createdAt: 'timestamptz',
  },
  key: ['id'],
  soughtBy: ['slug', 'madeSlug'],
  prepare: (record) => ({ ...record, madeSlug: madeSlug(record) }),
  askedBy: 'others',
  examine: slugProblems,
  hasPictures: true,
  keeps: ['pictures'],
  misfits: (chainId) => [
    ofAnotherChain('articles', chainId),
    {
      ...leadsNowhere('brandId', 'brands', missing('product_lines', sql`chain_id = ${chainId}::int and id = s."brandId"`)),
      reason: 'must be a known brand',
    },
    {
      field: 'groupId',
      reason: 'must be a known category of the level group',
      when: missing('groups', sql`chain_id = ${chainId}::int and id = s."groupId"`),
      leadsTo: { kind: 'categories', keys: sql`array['group/' || s."groupId"]` },
    },
    {
      ...someLeadNowhere('colorIds', 'colors', (id) => sql`${id} not in (select id from chain_colors where chain_id = ${chainId}::int)`),
      reason: 'must be known colours',
    },
    {
      // Includes articles of the same file, because articles of an outfit may refer to each other.
      ...someLeadNowhere(
        'wornWith',
        'articles',
        (id) =>
          sql`${missing('articles', sql`chain_id = ${chainId}::int and articles.id = ${id}`)}
            and not exists (select 1 from ${staged} t where t.id = ${id})`,
      ),
      reason: 'must be known articles',
    },
    { field: 'wornWith', reason: 'must not name the article itself', when: sql`s.id = any(s."wornWith")` },
    { field: 'pantOre', reason: 'must not be above the price', when: sql`s."pantOre" > s."priceOre"` },
    {
      field: 'slug',
      reason: 'must not be one of another article',
      when: sql`s.slug is not null and (
        exists (select 1 from articles o where o.chain_id = ${chainId}::int and o.slug = s.slug and o.id <> s.id)
        or exists (select 1 from ${staged} t where t.slug = s.slug and t.line < s.line))`,
    },
  ],
  touched: () => sql`select id from ${staged}`,
  changes: 'prices',
  async write({ db, chainId, now }) {
    await settleMadeSlugs(db, chainId)
    await sql`
        insert into articles (id, chain_id, article_no, slug, name, description, tech_description, price,
          original_price, before_price, pant, fright_price, product_line_id, main_group_id, subcategory_id, group_id, gender, genders, pictures, color_ids,
          worn_with, custom_label, can_purchase, visible, featured, only_cc, web_purchase_limit, average_rating, review_count, created_at, ${attributeColumns})
        select s.id, ${chainId}::int, s."articleNo", coalesce(s.slug, a.slug, s."madeSlug"),
          s.name, s.description, s."techDescription", coalesce(a.price, s."priceOre"),
          s."priceOre", a.before_price, s."pantOre", s."frightPriceOre",
          s."brandId", sub.main_group_id, g.subcategory_id, s."groupId", s.genders[1], s.genders, coalesce(nullif(s.pictures, 'null'), a.pictures, '[]'), s."colorIds",
          s."wornWith", s."customLabel", s."canPurchase", s.visible, s.featured, s."onlyCC", s."webPurchaseLimit", a.average_rating, coalesce(a.review_count, 0),
          coalesce(s."createdAt", a.created_at, ${now}), ${stagedAttributes}
        from ${staged} s
        join groups g on g.chain_id = ${chainId}::int and g.id = s."groupId"
        join subcategories sub on sub.chain_id = g.chain_id and sub.id = g.subcategory_id
        left join articles a on a.id = s.id
        order by s.id
        on conflict (id) do update set article_no = excluded.article_no, slug = excluded.slug, name = excluded.name, description = excluded.description,
          tech_description = excluded.tech_description, original_price = excluded.original_price, pant = excluded.pant, fright_price = excluded.fright_price, product_line_id = excluded.product_line_id,
          main_group_id = excluded.main_group_id, subcategory_id = excluded.subcategory_id, group_id = excluded.group_id, gender = excluded.gender,
          genders = excluded.genders, pictures = excluded.pictures, color_ids = excluded.color_ids,
          worn_with = excluded.worn_with, custom_label = excluded.custom_label, can_purchase = excluded.can_purchase, visible = excluded.visible, featured = excluded.featured,
          only_cc = excluded.only_cc, web_purchase_limit = excluded.web_purchase_limit, created_at = excluded.created_at, ${replacedAttributes}`.execute(
      db,
    )
  },
  all: (chainId) => sql`
    select id, article_no as "articleNo", name, slug, description, tech_description as "techDescription", original_price as "priceOre", pant as "pantOre",
      fright_price as "frightPriceOre", product_line_id as "brandId", group_id as "groupId",
      array[gender] || array(select x from unnest(genders) with ordinality as g (x, place) where x <> gender order by place) as genders,
      color_ids as "colorIds", pictures, worn_with as "wornWith", custom_label as "customLabel", can_purchase as "canPurchase", visible, featured, only_cc as "onlyCC",
      web_purchase_limit as "webPurchaseLimit", created_at as "createdAt", ${namedAttributes}
    from articles where chain_id = ${chainId}::int order by id`,
}
