import { demoChains } from '@vidda/demo'
import { generateCatalogue } from '@vidda/demo/catalogue'
import { describe, expect, it } from 'vitest'
import { colorGroups } from './colors.data.ts'
import { postalCodeRows } from './postal-codes.ts'
import { positionOf } from './size-position.ts'

const catalogue = generateCatalogue({ articles: 400, now: new Date('2026-11-20T12:00:00Z') })

describe('postal codes', () => {
  const codes = postalCodeRows()

  it('are unique and in Norway', () => {
    expect(codes.length).toBeGreaterThan(400)
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length)
    for (const { code, lat, long } of codes) expect(/^\d{4}$/u.test(code) && lat > 57 && lat < 81 && long > 4 && long < 32).toBe(true)
  })

  it('have the towns of shops by their place, within 15 km of their coordinates', () => {
    expect(new Set(catalogue.shops.map(({ chainId }) => chainId)).size).toBe(demoChains.length)
    for (const shop of catalogue.shops) {
      const known = codes.find(({ code }) => code === shop.postNo)
      expect([shop.name, known?.place]).toEqual([shop.name, shop.postPlace])
      expect(Math.abs((known?.lat ?? 0) - shop.lat)).toBeLessThan(0.13)
      expect(Math.abs((known?.long ?? 0) - shop.long)).toBeLessThan(0.3)
    }
  })
})

it('every colour belongs to a colour group, and the one that stands for a group to that', () => {
  expect(catalogue.colors.filter(({ colorGroupId }) => !colorGroups.some(({ id }) => id === colorGroupId))).toEqual([])
  for (const { id, colorId } of colorGroups) expect(catalogue.colors.find((color) => color.id === colorId)?.colorGroupId).toBe(id)
})

it('the sizes of an article lie in their order', () => {
  for (const { variants } of catalogue.articles()) {
    const positions = variants.filter(({ colorId }) => colorId === variants[0]?.colorId).map(({ size }) => positionOf(size))
    expect(positions).toEqual([...new Set(positions)].toSorted((one, other) => one - other))
  }
})
