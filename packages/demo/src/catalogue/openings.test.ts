import { expect, it } from 'vitest'
import { createPlan } from './plan.ts'
import { openings } from './openings.data.ts'
import { clothes } from './kinds-clothes.data.ts'
import { gear } from './kinds-gear.data.ts'

const common = new Set([...clothes, ...gear].flatMap(({ purpose, child = [] }) => [...purpose, ...child]))

it('the mountain and the children’s chain open in words of their own, but for what is said of gas', () => {
  for (const chainId of [3, 4]) {
    const planned = createPlan(chainId, 400, 1).articles
    const shared = planned.filter(({ kind }) => [...kind.purpose, ...(kind.child ?? [])].some((text) => common.has(text)))
    expect([...new Set(shared.map(({ kind }) => kind.key))]).toEqual(chainId === 3 ? ['gass'] : [])
  }
})

it('no opening is said twice, and each is whole sentences', () => {
  const all = Object.values(openings).flatMap((kinds) => Object.values(kinds).flat())
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
  expect(all.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([])
})

it('no opening is for a kind that there is not', () => {
  const kinds = new Set([...clothes, ...gear].map(({ key }) => key))
  expect(Object.values(openings).flatMap((own) => Object.keys(own).filter((key) => !kinds.has(key)))).toEqual([])
})
