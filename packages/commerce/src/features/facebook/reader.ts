import type { FacebookPost } from '@vidda/contract/wire'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Db } from '../../kernel/database/open.ts'
import { pictureAddress } from '../../kernel/pictures/addresses.ts'
import { askOutside } from '../../kernel/http/outside.ts'

const newest = 10

/** Posts that the chain has stored, the newest first. */
export async function storedPosts(db: Db, chainId: number, now: Date): Promise<FacebookPost[]> {
  const rows = await db
    .selectFrom('facebook_posts')
    .select(['id', 'message', 'link', 'picture', 'created_at as created'])
    .where('chain_id', '=', chainId)
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(newest)
    .execute()
  return rows.map(({ picture, created, ...row }) => ({
    ...row,
    image: picture && pictureAddress(picture, 'card'),
    created_time: created.toISOString(),
  }))
}

const text = Type.Optional(Type.String())
const Feed = Type.Object({
  data: Type.Array(Type.Object({ id: Type.String(), message: text, permalink_url: text, full_picture: text, created_time: Type.String() })),
})

const isDate = (at: string) => !Number.isNaN(Date.parse(at))

/** Posts of the chain's page, without those that say nothing; throws when the page's feed cannot be read. */
export async function pagePosts(url: string): Promise<FacebookPost[]> {
  const feed: unknown = await askOutside(url)
  if (!Value.Check(Feed, feed)) throw new Error(`${new URL(url).host} answers no list of posts`)
  const { data }: Static<typeof Feed> = feed
  return data.flatMap(({ id, message, permalink_url, full_picture, created_time }) =>
    message && isDate(created_time)
      ? [{ id, message, link: permalink_url ?? null, image: full_picture ?? null, created_time: new Date(created_time).toISOString() }]
      : [],
  )
}
