import { describe, expect, it } from 'vitest'
import { generatedChains } from '../../catalogue/chains.ts'
import { createShops } from '../../catalogue/shops.ts'
import { drawBanner } from './index.ts'
import { choices } from './scenes/shopfront-choices.ts'

const shopsOf = (chainId: number) => createShops(chainId, new Date('2026-11-20T12:00:00Z'))

describe('the shopfronts of a chain', () => {
  it.each(generatedChains)('are drawn without gaps in their numbers (chain %i)', (chainId) => {
    const broken = shopsOf(chainId).filter(({ image }) => /NaN|undefined|Infinity/.test(drawBanner({ ...image, width: 160, height: 70 })))
    expect(broken.map(({ name }) => name)).toEqual([])
  })

  it.each(generatedChains)('never have the same design twice in a row from A to Å (chain %i)', (chainId) => {
    const sorted = shopsOf(chainId).toSorted((a, b) => a.name.localeCompare(b.name, 'nb'))
    const designs = sorted.map(({ image }) => choices(image.seed).design)
    const alike = sorted.filter((_, at) => designs[at] === designs[at + 1])
    expect(alike.map(({ name }) => name)).toEqual([])
  })
})
