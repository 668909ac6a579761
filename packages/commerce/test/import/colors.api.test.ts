import { readFile } from 'node:fs/promises'
import type { ArticleDetail } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import type { Client } from '../kit/client.ts'
import { withDataFiles } from '../kit/data-files.ts'
import { engines } from '../kit/server.ts'

const groupId = 1

describe.each(engines)('colours of two chains on %s', (engine) => {
  const data = withDataFiles(engine)

  const listed = async (client: Client) => {
    const filters = [{ field: 'shops', op: 'in', value: [55] }]
    return (await client.ask('/articles/search', { filters })).body.hits.hits.map(({ _source }) => _source)
  }
  const detail = async (client: Client, id: number) => (await client.get<ArticleDetail>(`/articles/${id}`)).body

  /** An article of the first chain, and a variant of the second that can be had, in the colour of the same number. */
  async function alike() {
    const ours = await listed(data.server.first)
    for (const { id } of await listed(data.server.second)) {
      const theirs = await detail(data.server.second, id)
      for (const { ean, color, shops } of theirs.variants) {
        const own = ours.find(({ colors }) => colors.some((one) => one.id === color.id))
        if (own && shops[0]) return { own: own.id, theirs, color, sold: { shopID: shops[0].id, items: [{ EanNo: ean, Count: 1 }] } }
      }
    }
    throw new Error('The chains have no colour in common')
  }

  it('what one chain brings under a number changes its own goods, and nothing of the other’s', async () => {
    const { own, theirs, color, sold } = await alike()
    await data.files.bring({ colors: [{ id: color.id, name: 'Nordlys', hex: '#12ab34', code: 'N1', groupId }] })

    const nordlys = { id: color.id, name: 'Nordlys', hex: '#12ab34', colorCode: 'N1' }
    expect((await detail(data.server.first, own)).colors).toContainEqual(nordlys)
    expect(await readFile(await data.files.takeOut('colors'), 'utf8')).toContain('Nordlys')

    expect(await detail(data.server.second, theirs.id)).toEqual(theirs)
    const { body } = await data.server.second.reserve({ name: 'Kari', email: 'kari@example.org', phone: '40000000', ...sold })
    expect(body.articles).toEqual([expect.objectContaining({ color: color.name, image: color.imagePath })])
  })
})
