import type { SearchResult } from '@vidda/contract/wire'
import { expect, it } from 'vitest'
import { openFilled } from '../kit/demo.ts'
import { inProcess } from '../kit/in-process.ts'
import { engines, freshPlace, testOptions } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'

it.each(engines)('[R7.23] on %s a search without take gives at most 1000 hits, and the total counts all matches', async (engine) => {
  const { place, drop } = await freshPlace(engine)
  const commerce = await openFilled({ ...testOptions, ...place, tenants: [tenants[0]], chains: [1], articles: 1150 })
  const ask = await inProcess(commerce)
  const search = async (body: object) =>
    (await (await ask('/articles/search', { method: 'POST', body: JSON.stringify(body) })).json()) as SearchResult
  const { hits } = await search({})
  expect(hits.total.value).toBeGreaterThan(1000)
  expect(hits.hits).toHaveLength(1000)
  const rest = await search({ page: 1 })
  expect(rest.hits.hits).toHaveLength(hits.total.value - 1000)
  await commerce.close()
  await drop()
})
