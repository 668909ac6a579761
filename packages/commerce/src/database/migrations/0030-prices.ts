import { type Kysely, sql } from 'kysely'

/**
 * A row of `prices` holds until the next of its article and audience; `campaign_id` says that it was announced as a reduction. Club rows hold
 * what members paid, null when they have no price of their own any more. The end of a row may be noted, for what reads it; nothing else of it
 * changes.
 */
const statements = [
  `alter table prices alter column price drop not null`,
  `alter table prices add column club bool`,
  `alter table prices add column campaign_id int`,
  `alter table campaigns add column club bool`,
  `update prices p set campaign_id = (select min(c.campaign_id) from article_campaigns c where c.article_id = p.article_id and c.price = p.price)
    where p.valid_to is null`,
  `insert into facts values ('prices', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) on conflict do nothing`,
  `create function keep_prices() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if row (new.article_id, new.price, new.valid_from, new.club, new.campaign_id)
          is not distinct from row (old.article_id, old.price, old.valid_from, old.club, old.campaign_id) then return new; end if;
      end if;
      raise exception 'prices is append-only: insert a row with the instant from which a price holds';
    end $$`,
  `create trigger prices_append_only before update or delete on prices for each row execute function keep_prices()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
