import type * as Wire from '@vidda/contract/wire'
import { expect, it } from 'vitest'
import { appOf, article, fakeApi, found } from '../shop.fixtures.tsx'
import { loadRelated } from './load-related.ts'

/** Which lists are asked for, and when each is answered, for an article whose group has so many. */
async function eventsOf(ofGroup: number): Promise<readonly string[]> {
  const events: string[] = []
  const answer = async ({ filters = [] }: Wire.SearchBody) => {
    const field = ['groups', 'subcategory', 'category'].find((name) => filters.some((filter) => filter.field === name))
    events.push(`ask ${field}`)
    await new Promise((resolve) => setTimeout(resolve))
    events.push(`answer ${field}`)
    return found(field === 'groups' ? Array.from({ length: ofGroup }, (_, index) => article(10 + index)) : [])
  }
  const app = appOf({ api: fakeApi({ 'articles/search': answer }) })
  await loadRelated(app, { id: 7, category: 1, articleGroup2ID: 11, articleGroup3ID: 111, genders: [2], brands: [] })
  return events
}

it('asks for both wider lists at once where the group has few', async () => {
  expect(await eventsOf(7)).toEqual([
    'ask groups',
    'answer groups',
    'ask subcategory',
    'ask category',
    'answer subcategory',
    'answer category',
  ])
})

it('asks for none of them where it has enough', async () => {
  expect(await eventsOf(8)).toEqual(['ask groups', 'answer groups'])
})
