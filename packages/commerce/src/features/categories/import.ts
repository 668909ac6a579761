import { type RawBuilder, sql } from 'kysely'
import type { DataKind, Misfit } from '../../import/kind.ts'
import { stage } from '../../import/stage.ts'

const staged = sql.table(stage)

type Level = 'main' | 'sub' | 'group'

const tables = { main: 'main_groups', sub: 'subcategories', group: 'groups' } as const

const known = (level: Level, chainId: number): RawBuilder<unknown> => sql`(
  exists (select 1 from ${sql.table(tables[level])} g where g.chain_id = ${chainId}::int and g.id = s."parentId")
  or exists (select 1 from ${staged} p where p.level = ${level} and p.id = s."parentId"))`

const orphan = (level: Level, parent: Level, chainId: number): Misfit => ({
  field: 'parentId',
  reason: `must be a category of the level ${parent}`,
  when: sql`s.level = ${level} and (s."parentId" is null or not ${known(parent, chainId)})`,
  leadsTo: { kind: 'categories', keys: sql`array_remove(array[${parent}::text || '/' || s."parentId"], null)` },
})

const below = sql.raw(
  `(s.level = 'group' and s.id = a.group_id) or (s.level = 'sub' and s.id = a.subcategory_id) or (s.level = 'main' and s.id = a.main_group_id)`,
)

export const categories: DataKind = {
  name: 'categories',
  columns: { id: 'int', level: 'text', parentId: 'int', name: 'text', position: 'int', picture: 'jsonb', bannerLink: 'text' },
  key: ['level', 'id'],
  keeps: ['picture', 'bannerLink'],
  askedBy: 'others',
  misfits: (chainId) => [
    { field: 'parentId', reason: 'must be empty on the level main', when: sql`s.level = 'main' and s."parentId" is not null` },
    orphan('sub', 'main', chainId),
    orphan('group', 'sub', chainId),
  ],
  hasPictures: true,
  touched: (chainId) => sql`select distinct a.id from articles a join ${staged} s on ${below} where a.chain_id = ${chainId}::int`,
  async write({ db, chainId }) {
    await sql`
      insert into main_groups (chain_id, id, name, picture, banner_link, position)
      select ${chainId}::int, s.id, s.name, coalesce(nullif(s.picture, 'null'), m.picture),
        coalesce(s."bannerLink", m.banner_link, ''), s.position
      from ${staged} s left join main_groups m on m.chain_id = ${chainId}::int and m.id = s.id where s.level = 'main' order by s.id
      on conflict (chain_id, id) do update set name = excluded.name, position = excluded.position, picture = excluded.picture,
        banner_link = excluded.banner_link`.execute(db)
    await sql`
      insert into subcategories (chain_id, id, main_group_id, name, position)
      select ${chainId}::int, id, "parentId", name, position from ${staged} where level = 'sub' order by id
      on conflict (chain_id, id) do update set main_group_id = excluded.main_group_id, name = excluded.name, position = excluded.position`.execute(
      db,
    )
    await sql`
      insert into groups (chain_id, id, subcategory_id, name, position)
      select ${chainId}::int, id, "parentId", name, position from ${staged} where level = 'group' order by id
      on conflict (chain_id, id) do update set subcategory_id = excluded.subcategory_id, name = excluded.name, position = excluded.position`.execute(
      db,
    )
    // A category that has moved takes its articles along.
    await sql`
      update articles a set subcategory_id = g.subcategory_id, main_group_id = sub.main_group_id
      from groups g join subcategories sub on sub.chain_id = g.chain_id and sub.id = g.subcategory_id
      where a.chain_id = ${chainId}::int and g.chain_id = a.chain_id and g.id = a.group_id
        and (a.subcategory_id <> g.subcategory_id or a.main_group_id <> sub.main_group_id)`.execute(db)
  },
  all: (chainId) => sql`
    select id, level, "parentId", name, position, picture, "bannerLink" from (
      select 1 as depth, id, 'main' as level, null::int as "parentId", name, position, picture, banner_link as "bannerLink"
      from main_groups where chain_id = ${chainId}::int
      union all select 2, id, 'sub', main_group_id, name, position, null, null from subcategories where chain_id = ${chainId}::int
      union all select 3, id, 'group', subcategory_id, name, position, null, null from groups where chain_id = ${chainId}::int
    ) c order by depth, position, id`,
}
