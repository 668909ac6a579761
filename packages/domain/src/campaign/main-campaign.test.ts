import { expect, it } from 'vitest'
import { mainCampaign } from './index.ts'

const entry = (id: number, end: string, showImage = true) => ({ id, end, showImage })

it('[R3.41] the main campaign is the flagged one with the latest end', () => {
  const list = [
    entry(1, '2026-01-01T00:00:00Z'),
    entry(2, '2026-03-01T00:00:00Z'),
    entry(3, '2026-02-01T00:00:00Z'),
    entry(4, '2026-04-01T00:00:00Z', false),
  ]
  expect(mainCampaign(list)?.id).toBe(2)
  expect(mainCampaign([entry(1, '2026-02-01T00:00:00Z', false)])).toBeNull()
})
