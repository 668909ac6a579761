import { sql } from 'kysely'
import type { DataKind } from '../../import/kind.ts'
import { ofAnotherChain, stage } from '../../import/stage.ts'

const staged = sql.table(stage)

export const facebookPosts: DataKind = {
  name: 'facebook-posts',
  columns: { id: 'text', message: 'text', link: 'text', picture: 'jsonb', createdAt: 'timestamptz' },
  key: ['id'],
  hasPictures: true,
  misfits: (chainId) => [ofAnotherChain('facebook_posts', chainId)],
  async write({ db, chainId }) {
    await sql`
      insert into facebook_posts (id, chain_id, message, link, picture, created_at)
      select id, ${chainId}::int, message, link, nullif(picture, 'null'), "createdAt" from ${staged} order by id
      on conflict (id) do update set message = excluded.message, link = excluded.link, picture = excluded.picture,
        created_at = excluded.created_at`.execute(db)
  },
  all: (chainId) => sql`
    select id, message, link, picture, created_at as "createdAt" from facebook_posts where chain_id = ${chainId}::int order by created_at, id`,
}
