import { describe, expect, it } from 'vitest'
import { joinTexts } from '../documents/columns.ts'
import { ChainIndex } from '../memory/chain-index.ts'
import { searchWords } from './search.ts'

const article = (id: number, name: string, description = '') => ({
  id,
  chainId: 1,
  visible: true,
  tags: [],
  variants: [],
  name,
  price: 100,
  qtyRank: 9999,
  turnoverRank: 9999,
  created: 0,
  terms: joinTexts({ name, brand: '', group: '', subcategory: '', category: '', genders: '', colors: '', season: '', description }),
})

function indexOf(...articles: readonly ReturnType<typeof article>[]): ChainIndex {
  const index = new ChainIndex()
  for (const one of articles) index.put(one)
  return index
}

function found(index: ChainIndex, query: string) {
  const searched = searchWords({ sizes: new Map() }, index, query)
  return { ids: searched?.slots.map((slot) => index.keys[slot]?.id), corrected: searched?.corrected }
}

describe('corrected words', () => {
  const tent = article(1, 'Storm')
  const lamp = article(2, 'Hodelykt', 'Lyser opp fra norm til storn')

  it('a word that stands in a description is found there, however like a name it is', () => {
    expect(found(indexOf(tent, lamp), 'norm')).toEqual({ ids: [2], corrected: null })
    expect(found(indexOf(tent, lamp), 'storn')).toEqual({ ids: [2], corrected: null })
  })

  it('a word that stands nowhere is corrected, and it is told', () => {
    expect(found(indexOf(tent, lamp), 'stotm')).toEqual({ ids: [1], corrected: 'storm' })
  })

  it('what no article that is shown says any more stands nowhere', () => {
    const index = indexOf(tent, lamp)
    index.put(article(2, 'Hodelykt', 'Lyser opp'))
    expect(found(index, 'storn')).toEqual({ ids: [1], corrected: 'storm' })
    index.put({ ...tent, visible: false })
    expect(found(index, 'storm')).toEqual({ ids: [], corrected: null })
    expect(found(index, 'storn')).toEqual({ ids: [], corrected: null })
  })

  it('one wrong letter comes before a compound of which only the end is known', () => {
    expect(found(indexOf(article(1, 'Skalljakke'), article(2, 'Dunjakke')), 'skaljakke')).toEqual({ ids: [1], corrected: 'skalljakke' })
  })
})
