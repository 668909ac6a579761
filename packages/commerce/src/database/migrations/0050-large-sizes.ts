import { type Kysely, sql } from 'kysely'

/** Sizes above XXL and below XXS, and those that count their X, stood among those without an order, or among the numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update sizes set position = case when letter = 'S' then 2 - steps else 4 + steps end
    from (
      select id, part[3] as letter, coalesce(part[1]::int, length(part[2])) as steps
      from sizes cross join regexp_match(upper(name), '^(?:([0-9]{1,2})X|(X*))([SL])(?=$|[ /(,.-])') as part
      where part is not null
    ) lettered where lettered.id = sizes.id`.execute(db)
}
