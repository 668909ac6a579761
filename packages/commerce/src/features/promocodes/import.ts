import { sql } from 'kysely'
import type { DataKind } from '../../import/kind.ts'
import { ofAnotherChain, stage } from '../../import/stage.ts'

const staged = sql.table(stage)

const percentOf = sql.raw(`round((s.percent * 100)::numeric)`)

export const promoCodes: DataKind = {
  name: 'promo-codes',
  columns: {
    id: 'int',
    code: 'text',
    validFrom: 'text',
    validTo: 'text',
    amountOre: 'int',
    percent: 'float8',
    forEveryone: 'bool',
    singleUse: 'bool',
  },
  key: ['id'],
  soughtBy: ['code'],
  askedBy: 'itself',
  misfits: (chainId) => [
    ofAnotherChain('promo_codes', chainId),
    {
      field: 'code',
      reason: 'must not be one of another promo code, also in other capitals',
      when: sql`exists (select 1 from promo_codes o where o.chain_id = ${chainId}::int and upper(o.code) = upper(s.code) and o.id <> s.id)
        or exists (select 1 from ${staged} t where upper(t.code) = upper(s.code) and t.line < s.line)`,
    },
    { field: 'validTo', reason: 'must not be before validFrom', when: sql`s."validTo"::date < s."validFrom"::date` },
    {
      field: 'amountOre',
      reason: 'must stand without percent, or percent without it',
      when: sql`(s."amountOre" is null) = (s.percent is null)`,
    },
    { field: 'percent', reason: 'must have no more than two decimals', when: sql`abs(s.percent * 100 - ${percentOf}::float8) > 1e-6` },
  ],
  async write({ db, chainId }) {
    await sql`
      insert into promo_codes (id, chain_id, code, valid_from, valid_to, fixed, amount, for_everyone, single_use)
      select s.id, ${chainId}::int, s.code, s."validFrom"::date, s."validTo"::date, s.percent is null, coalesce(s."amountOre", ${percentOf}::int),
        s."forEveryone", s."singleUse"
      from ${staged} s order by s.id
      on conflict (id) do update set code = excluded.code, valid_from = excluded.valid_from, valid_to = excluded.valid_to, fixed = excluded.fixed,
        amount = excluded.amount, for_everyone = excluded.for_everyone, single_use = excluded.single_use`.execute(db)
  },
  all: (chainId) => sql`
    select id, code, valid_from::text as "validFrom", valid_to::text as "validTo", case when fixed then amount end as "amountOre",
      case when not fixed then amount::float8 / 100 end as percent, for_everyone as "forEveryone", single_use as "singleUse"
    from promo_codes where chain_id = ${chainId}::int order by id`,
}
