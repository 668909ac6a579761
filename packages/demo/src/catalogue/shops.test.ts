import { availableShopId } from '@vidda/domain/shop'
import { openingHours as readHours, openTime, hoursOn } from '@vidda/domain/hours'
import { describe, expect, it } from 'vitest'
import { generatedChains } from './chains.ts'
import { colorGroups } from './colors.data.ts'
import { generateCatalogue } from './generate.ts'

const { shops, shippingMethods, colors, productLines } = generateCatalogue({
  articles: 20,
  now: new Date('2026-11-20T12:00:00Z'),
})

describe('shops', () => {
  it('are 42 all over the country, 9, 14 near mountains and 18, none of them the shop that stands for any', () => {
    expect(generatedChains.map((chain) => shops.filter(({ chainId }) => chainId === chain).length)).toEqual([42, 9, 14, 18])
    expect(shops.map(({ id }) => id)).not.toContain(availableShopId)
  })

  it('grind skis in two hours near mountains, as the home says of all of them, and rent out nothing while one waits', () => {
    const texts = shops.map(({ chainId, description }) => ({ chainId, description }))
    expect(texts.filter(({ chainId, description }) => chainId === 3 && !description.startsWith('Sliping og voksing på 2 timer'))).toEqual(
      [],
    )
    expect(texts.filter(({ description }) => /utleie (?:mens|av [^.]*stålkanter)/iu.test(description))).toEqual([])
  })

  it('can be written to and called, but are nobody’s', () => {
    for (const { email, phone, openingHours, orgNo } of shops) {
      expect(email).toMatch(/^[a-z0-9-]+@[a-z0-9]+\.example$/u)
      expect(phone).toMatch(/^\d{8}$/u)
      expect(openingHours).toMatch(/^(?:[1-7](?:-[1-7])?:\d{4}-\d{4}(?:,|$))+$/u)
      const sum = [3, 2, 7, 6, 5, 4, 3, 2, 1].reduce((total, weight, at) => total + weight * Number(orgNo[at]), 0)
      expect([orgNo.length, sum % 11 === 0]).toEqual([9, false])
    }
  })

  it('close early before public holidays, and never on a day when they are closed anyway', () => {
    const names = new Set(shops.flatMap(({ deviations }) => deviations.map(({ date, name }) => `${date} ${name}`)))
    expect([...names].toSorted()).toEqual([
      '2026-12-24 Julaften',
      '2026-12-31 Nyttårsaften',
      '2027-03-24 Onsdag før skjærtorsdag',
      '2027-03-27 Påskeaften',
      '2027-05-15 Pinseaften',
    ])
    for (const { openingHours, deviations } of shops) {
      for (const { date, hours } of deviations) {
        const usual = hoursOn(readHours(openingHours), date).open
        expect(openTime(hours ?? '')).toEqual({ from: usual?.from, to: expect.any(Number) })
        expect(openTime(hours ?? '')?.to).toBeLessThan(usual?.to ?? 0)
      }
    }
  })

  it('deliver for 199,00 kr and hand over for nothing', () => {
    expect(shippingMethods.map(({ chainId, key, price }) => [chainId, key, price])).toEqual(
      generatedChains.flatMap((chain) => [
        [chain, 'delivery', 19900],
        [chain, 'collect', 0],
      ]),
    )
  })

  it('have one house line per chain, and colours that belong to groups', () => {
    expect(productLines.flatMap(({ chainId, houseBrand }) => (houseBrand ? [chainId] : []))).toEqual([...generatedChains])
    expect(new Set(colors.map(({ name }) => name)).size).toBe(colors.length)
    expect(colors.every(({ colorGroupId, hex }) => colorGroups.some(({ id }) => id === colorGroupId) && /^#[0-9a-f]{6}$/u.test(hex))).toBe(
      true,
    )
  })
})
