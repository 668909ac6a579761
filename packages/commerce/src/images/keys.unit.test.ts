import { describe, expect, it } from 'vitest'
import { pictureKey, readKey, type Picture } from './keys.ts'

const goods: Picture = { type: 'goods', kind: 'shell-jacket', color: '#1f4d3a', view: 'front' }
const banner: Picture = { type: 'banner', scenery: { scene: 'fjord', palette: ['#aabbcc', '#112233'], seed: 7 }, shape: 'wide' }

describe('a picture’s key', () => {
  it.each([goods, banner, { ...banner, scenery: { ...banner.scenery, seed: 2_147_483_647 } }, { ...goods, kind: 'parka-child' }])(
    'is read back: %j',
    (picture) => {
      expect(readKey(pictureKey(picture))).toEqual(picture)
    },
  )

  it('is the same however colours are spelt', () => {
    expect(pictureKey({ ...goods, color: '#1F4D3A' })).toBe(pictureKey(goods))
    expect(pictureKey({ ...banner, scenery: { ...banner.scenery, palette: ['#AABBCC', '#112233'] } })).toBe(pictureKey(banner))
  })

  it('ends with the revision of its drawing', () => {
    expect(pictureKey(goods)).toMatch(/^shell-jacket\.1f4d3a\.front\.[0-9a-f]{8}$/)
    expect(pictureKey({ ...goods, view: 'back' }).slice(-8)).not.toBe(pictureKey(goods).slice(-8))
  })

  it.each([
    '',
    'a.b',
    'shell-jacket.red.front.1',
    'shell-jacket.1f4d3a.side.1',
    'fjord.aabbcc.x.wide.1',
    'moon.aabbcc.1.wide.1',
    'fjord.aabbcc.1.tall.1',
  ])('%j is nobody’s', (key) => {
    expect(readKey(key)).toBeNull()
  })
})
