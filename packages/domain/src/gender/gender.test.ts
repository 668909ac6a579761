import { describe, expect, it } from 'vitest'
import { availableShopId } from '../shop/index.ts'
import { genderIds, genderNames, genderScreen, heroGender, isGenderAllowed, isGenderUrl, menuGenders } from './index.ts'

describe('genders', () => {
  it('[R9.05] have the ids 1, 2, 4, 10 and 11, and the available-shop id is 55', () => {
    expect(genderIds).toEqual({ herre: 1, dame: 2, barn: 4, uni: 10, junior: 11 })
    expect(availableShopId).toBe(55)
  })

  it.each([
    ['herre', 'herre', 'Herre', [1]],
    ['dame', 'dame', 'Dame', [2]],
    ['junior', 'junior', 'Junior', [11]],
    ['barn', 'barn', 'Barn', [4]],
    ['uni', 'uni', 'Uni', [10]],
    ['voksen', 'uni', 'Uni', [10]],
    ['barn-junior', 'barn-junior', 'barn-junior', [4, 11]],
  ] as const)('the url %s shows the screen %s', (url, screen, name, ids) => {
    expect(genderScreen(url)).toEqual({ url: screen, name, ids })
    expect(isGenderUrl(url)).toBe(true)
    expect(genderNames[ids[0]]).toBeDefined()
  })

  it('stand in menu order, whatever order the brand’s list has', () => {
    expect(menuGenders(['herre', 'dame'])).toEqual(['dame', 'herre'])
    expect(menuGenders(['uni', 'barn', 'junior', 'herre', 'dame'])).toEqual(['dame', 'herre', 'junior', 'barn', 'uni'])
  })

  it('are allowed when the brand’s list has all that the url names', () => {
    expect(
      (['dame', 'barn', 'herre', 'voksen', 'barn-junior'] as const).map((url) => isGenderAllowed(url, ['dame', 'barn', 'uni'])),
    ).toEqual([true, true, false, true, false])
    expect(isGenderAllowed('barn-junior', ['junior', 'barn'])).toBe(true)
  })

  it('give the hero dame, or the brand’s first', () => {
    expect([heroGender(['herre', 'dame']), heroGender(['junior', 'barn'])]).toEqual(['dame', 'junior'])
  })
})
