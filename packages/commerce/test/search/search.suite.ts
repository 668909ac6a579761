import type { Article, SearchResult } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'
import { openDatabase } from '../../src/reference/open-database.ts'

export const searchSuite = (server: () => TestServer): void =>
  void describe('search', () => {
    const search = async (query: string, rest: object = {}) =>
      (await server().first.ask('/articles/search', { query, take: 20, ...rest })).body
    const names = (body: SearchResult) => body.hits.hits.map((hit) => hit._source.name)

    it('a word that is found is not corrected, and nothing is told', async () => {
      const body = await search('jakke')
      expect(body.hits.total.value).toBeGreaterThan(3)
      expect(body).not.toHaveProperty('corrected')
    })

    it.each([
      ['jakek', 'jakke'],
      ['jakek dame', 'jakke dame'],
      ['stövlar', 'støvler'],
    ])('%s finds nothing as it stands: the answer is that of %s, and says so', async (typed, corrected) => {
      const body = await search(typed)
      expect(body.corrected).toBe(corrected)
      expect(names(body)).toEqual(names(await search(corrected)))
    })

    it('what is like no word finds nothing', async () => {
      expect(await search('xyzzyxyzzy')).toEqual({ hits: { total: { value: 0 }, hits: [] } })
    })

    it('an article number and each EAN find their article alone', async () => {
      const [one] = (await search('')).hits.hits.map((hit): Article => hit._source)
      const { body } = await server().first.get<{ articleNo: string; variants: { ean: string }[] }>(`/articles/${one?.id}`)
      for (const code of [body.articleNo, ...body.variants.slice(0, 3).map((variant) => variant.ean)]) {
        const found = await search(code)
        expect(found.hits.hits.map((hit) => hit._source.id)).toEqual([one?.id])
        expect(found.hits.total.value).toBe(1)
        expect((await server().second.ask('/articles/search', { query: code })).body.hits.total.value).toBe(0)
      }
    })

    /** While an article of the first chain, shown or not, has this number. */
    async function numbered(articleNo: string, work: (id: number) => Promise<void>, visible = true): Promise<void> {
      const { db } = server().commerce
      const { rows } = await sql<{ id: number; before: string }>`
        select id, article_no as before from articles where chain_id = 1 and visible = ${visible} order by id limit 1`.execute(db)
      const [article] = rows
      await sql`update articles set article_no = ${articleNo} where id = ${article?.id}`.execute(db)
      try {
        await work(article?.id ?? 0)
      } finally {
        await sql`update articles set article_no = ${article?.before} where id = ${article?.id}`.execute(db)
      }
    }

    it.each(['VB-10042', '100.042', 'A-9', 'Æ 7/20', 'ART-77', 'QVX-ZZQ'])(
      'the article number %s is found as it stands, in lower case, and without what separates its parts',
      (articleNo) =>
        numbered(articleNo, async (id) => {
          for (const query of new Set([articleNo, articleNo.toLowerCase(), articleNo.replaceAll(/[^\p{L}\d]/gu, '')])) {
            const { hits } = await search(query)
            expect({ query, ids: hits.hits.map((hit) => hit._source.id) }).toEqual({ query, ids: [id] })
          }
        }),
    )

    it.each([
      ['sko', 'SKO'],
      ['42', '42'],
    ])('%s is a word or a size, also where it is the article number of something', (query, articleNo) =>
      numbered(articleNo, async () => expect((await search(query, { take: 5 })).hits.total.value).toBeGreaterThan(1)),
    )

    it('the number of an article that is not shown stands in the way of nothing', () =>
      numbered(
        'JAKKKE',
        async (id) => {
          expect(id).toBeGreaterThan(0)
          const { hits, corrected } = await search('jakkke')
          expect(corrected).toBe('jakke')
          expect(hits.total.value).toBeGreaterThan(0)
        },
        false,
      ))

    it.each(['Name', 'Price', 'Bestseller', 'Created'] as const)('hits can be sorted by %s instead of relevance', async (orderBy) => {
      const all = { take: 1000 }
      const ids = (body: SearchResult) => body.hits.hits.map((hit) => hit._source.id)
      const rising = ids(await search('jakke', { ...all, orderBy }))
      expect(rising.length).toBeGreaterThan(3)
      const falling = ids(await search('jakke', { ...all, orderBy, order: 'desc' })).map((id) => rising.indexOf(id))
      expect(falling).not.toEqual([...rising.keys()])
      // What is equal goes on from one to the next; whatever is not is turned round.
      const equals = falling.reduce<number[][]>((runs, at) => {
        const last = runs.at(-1)
        if (last?.at(-1) === at - 1) last.push(at)
        else runs.push([at])
        return runs
      }, [])
      expect(equals.toReversed().flat()).toEqual([...rising.keys()])
      expect(rising.toSorted((a, b) => a - b)).toEqual(ids(await search('jakke', all)).toSorted((a, b) => a - b))
    })

    it('[R9.13] hits of the same price keep their order when the dearest come first', async () => {
      const sorted = async (order: 'asc' | 'desc') =>
        (await search('jakke', { take: 1000, orderBy: 'Price', order })).hits.hits.map((hit): Article => hit._source)
      const equals = [...Map.groupBy(await sorted('asc'), ({ price }) => price).values()]
      expect(equals.some(({ length }) => length > 1)).toBe(true)
      expect((await sorted('desc')).map(({ id }) => id)).toEqual(equals.toReversed().flatMap((same) => same.map(({ id }) => id)))
    })

    it('pages of a search by relevance go on where the last one ended', async () => {
      const whole = names(await search('sko', { take: 6 }))
      const pages = [await search('sko', { take: 3 }), await search('sko', { take: 3, page: 1 })]
      expect(pages.flatMap(names)).toEqual(whole)
    })

    it('what another connection changes is found at once', async ({ skip }) => {
      const { databaseUrl } = server()
      if (databaseUrl === undefined) return skip('the embedded database has one connection')
      const other = await openDatabase({ databaseUrl, dataDir: '', fresh: false })
      try {
        const [one] = (await search('hals', { take: 1 })).hits.hits.map((hit) => hit._source)
        const id = one?.id ?? 0
        const before = (await search('hals', { take: 2 })).hits.total.value
        await sql`update doc_idx set visible = false where article_id = ${id}`.execute(other.db)
        expect((await search('hals', { take: 3 })).hits.total.value).toBe(before - 1)
        await sql`update doc_idx set visible = true, terms = replace(terms, 'Hals', 'Kvikkhals') where article_id = ${id}`.execute(other.db)
        expect((await search('kvikkhals')).hits.hits.map((hit) => hit._source.id)).toEqual([id])
        await sql`update doc_idx set terms = replace(terms, 'Kvikkhals', 'Hals') where article_id = ${id}`.execute(other.db)
        expect((await search('hals', { take: 4 })).hits.total.value).toBe(before)
      } finally {
        await other.close()
      }
    })
  })
