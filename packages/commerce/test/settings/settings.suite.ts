import type { Article, Settings } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'

export const settingsSuite = (server: () => TestServer): void =>
  void describe('settings', () => {
    it('[R7.40] [R11.21] each chain has its own home composition and tenant settings', async () => {
      const [one, two] = [server().first, server().second]
      const home = (await one.get<Settings>('/settings')).body
      expect(home.sub).toHaveLength(3)
      expect(home.popular).toHaveLength(2)
      expect(home.grid).toHaveLength(9)
      expect((await two.get<Settings>('/settings')).body.top?.title).not.toBe(home.top?.title)
      expect((await one.get('/tenant/get')).body).toMatchObject({ id: 'first', chainId: 1, seller: { legalName: 'Kjede 1 AS' } })
      expect((await two.get('/tenant/get')).body).toMatchObject({ id: 'second', chainId: 2, providers: ['klarna'] })
    })

    it('[R7.40] a named variant is another home page, and an unknown name a 404', async () => {
      const { body } = await server().first.get<Settings>('/settings?name=vinter')
      expect(body.top?.title).not.toBe((await server().first.get<Settings>('/settings')).body.top?.title)
      expect((await server().first.get<Settings>('/settings?name=finnes-ikke')).status).toBe(404)
    })

    it('[R10.214] the wide banners of a home have taller cuts beside them, and its small ones are tall already', async () => {
      const { top, middle, bottom, sub, popular } = (await server().first.get<Settings>('/settings')).body
      for (const [wide, shape] of [
        [top, 'tall'],
        [middle, 'card'],
        [bottom, 'card'],
      ] as const) {
        expect(wide?.image).toContain('.wide.')
        expect(wide?.imageMobile).toBe(wide?.image.replace('.wide.', `.${shape}.`))
        expect((await server().fetch(`${wide?.imageMobile}/320.jpg`)).status).toBe(200)
      }
      for (const small of [...sub, ...popular]) expect(small).toEqual(expect.not.objectContaining({ imageMobile: expect.anything() }))
    })

    it('every article of the grid exists', async () => {
      const { grid } = (await server().first.get<Settings>('/settings')).body
      const { body } = await server().first.get<Article[]>(`/articles/bundle?articles=${grid.filter(Boolean).join(',')}`)
      expect(body).toHaveLength(grid.filter(Boolean).length)
    })
  })
