import { sql } from 'kysely'
import type { DataKind } from '../../import/kind.ts'
import { missing, stage } from '../../import/stage.ts'

const staged = sql.table(stage)

export const settings: DataKind = {
  name: 'settings',
  columns: {
    returnDays: 'int',
    reservationHours: 'int',
    openUnits: 'int',
    openReservations: 'int',
    unitsPerAddress: 'int',
    mailsPerReceiver: 'int',
    confirmAboveUnits: 'int',
    confirmAboveOre: 'int',
    deliveryText: 'text',
    collectText: 'text',
    reviewWithoutPurchase: 'bool',
  },
  key: [],
  misfits: () => [],
  async write({ db, chainId }) {
    await sql`
      update chain_settings c set return_days = s."returnDays", reservation_hours = s."reservationHours",
        open_units = s."openUnits", open_reservations = s."openReservations", units_per_address = s."unitsPerAddress",
        mails_per_receiver = s."mailsPerReceiver", confirm_above_units = s."confirmAboveUnits", confirm_above_total = s."confirmAboveOre",
        delivery_text = s."deliveryText",
        collect_text = s."collectText", review_without_purchase = s."reviewWithoutPurchase"
      from ${staged} s where c.chain_id = ${chainId}::int`.execute(db)
  },
  all: (chainId) => sql`
    select return_days as "returnDays", reservation_hours as "reservationHours",
      open_units as "openUnits", open_reservations as "openReservations", units_per_address as "unitsPerAddress",
      mails_per_receiver as "mailsPerReceiver", confirm_above_units as "confirmAboveUnits", confirm_above_total as "confirmAboveOre",
      delivery_text as "deliveryText", collect_text as "collectText", review_without_purchase as "reviewWithoutPurchase"
    from chain_settings where chain_id = ${chainId}::int`,
}

/** A chain has one method of each key: another one takes its place. */
export const shippingMethods: DataKind = {
  name: 'shipping-methods',
  columns: { key: 'text', id: 'int', name: 'text', priceOre: 'int' },
  key: ['key'],
  askedBy: 'itself',
  misfits: (chainId) => [
    {
      field: 'id',
      reason: 'must not be one of another shipping method',
      when: sql`exists (select 1 from shipping_methods o where o.chain_id = ${chainId}::int and o.id = s.id and o.key <> s.key)
        or exists (select 1 from ${staged} t where t.id = s.id and t.line < s.line)`,
    },
  ],
  async write({ db, chainId }) {
    await sql`delete from shipping_methods where chain_id = ${chainId}::int and key in (select key from ${staged})`.execute(db)
    await sql`
      insert into shipping_methods (chain_id, id, key, name, price)
      select ${chainId}::int, id, key, name, "priceOre" from ${staged} order by id`.execute(db)
  },
  all: (chainId) => sql`select key, id, name, price as "priceOre" from shipping_methods where chain_id = ${chainId}::int order by id`,
}

const unknownInGrid = (chainId: number) => sql`
  select g.id from jsonb_array_elements_text(s.grid) as g (id)
  where ${missing('articles', sql`chain_id = ${chainId}::int and articles.id = g.id::int`)}`

export const homes: DataKind = {
  name: 'homes',
  columns: { name: 'text', top: 'jsonb', sub: 'jsonb', middle: 'jsonb', popular: 'jsonb', bottom: 'jsonb', grid: 'jsonb' },
  key: ['name'],
  hasPictures: true,
  misfits: (chainId) => [
    {
      field: 'grid',
      reason: 'must be known articles',
      when: sql`exists (${unknownInGrid(chainId)})`,
      leadsTo: { kind: 'articles', keys: sql`array(${unknownInGrid(chainId)})` },
    },
  ],
  async write({ db, chainId }) {
    await sql`
      insert into homes (chain_id, name, composition)
      select ${chainId}::int, name, jsonb_build_object('top', top, 'sub', sub, 'middle', middle, 'popular', popular, 'bottom', bottom, 'grid', grid)
      from ${staged} order by name
      on conflict (chain_id, name) do update set composition = excluded.composition`.execute(db)
  },
  all: (chainId) => sql`
    select name, composition -> 'top' as top, composition -> 'sub' as sub, composition -> 'middle' as middle, composition -> 'popular' as popular,
      composition -> 'bottom' as bottom, composition -> 'grid' as grid
    from homes where chain_id = ${chainId}::int order by name`,
}
