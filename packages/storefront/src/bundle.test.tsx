import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { appOf, article, fakeApi, found, openShop } from './shop.fixtures.tsx'

const request = (path: string) => new Request(`https://eksempel.example${path}`)
const names = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap(({ textContent }) => (textContent.startsWith('Vare') ? [textContent] : []))

describe('a selection', () => {
  const items = [article(11), article(12), article(13)]

  it('[R2.16] gets the list of ids in its path, and shows them in that order', async () => {
    const api = fakeApi({ 'articles/search': found(items) })
    const { router } = openShop('/utvalg/13+11+12', { api })
    await waitFor(() => expect(names()).toEqual(['Vare 13', 'Vare 11', 'Vare 12']))
    const asked = api.calls.find(({ path }) => path === 'articles/search')
    expect(asked?.sent).toMatchObject({ filters: expect.arrayContaining([{ field: 'ids', op: 'in', value: [13, 11, 12] }]) })
    expect(Object.values(router.state.loaderData).at(-1)).toMatchObject({ ids: [13, 11, 12] })
  })

  it.each(['/utvalg/a+b', '/utvalg/0', '/utvalg/+'])('%s names nothing and is a missing page', async (path) => {
    expect(await createServerShop(appOf())(request(path))).toMatchObject({ status: 404 })
  })

  it('of articles that are no longer there is a missing page', async () => {
    const api = fakeApi({ 'articles/search': found([]) })
    expect(await createServerShop(appOf({ api }))(request('/utvalg/11+12'))).toMatchObject({ status: 404 })
  })
})
