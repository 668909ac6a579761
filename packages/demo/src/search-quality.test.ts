import { describe, expect, it } from 'vitest'
import { qualityQueries } from './search-quality.data.ts'
import { fits, listedArticles } from './search-quality.ts'

const articles = listedArticles()

describe('the list of queries', () => {
  it('has 200 or more, 40 or more of each class, none twice', () => {
    const classes = Object.values(qualityQueries)
    for (const queries of classes) {
      expect(queries.length).toBeGreaterThanOrEqual(40)
      expect(new Set(queries.map(([query, , chain = 1]) => `${chain} ${query}`)).size).toBe(queries.length)
    }
    expect(classes.flat().length).toBeGreaterThanOrEqual(200)
  })

  const asked = Object.values(qualityQueries)
    .flat()
    .map(([query, wanted, chain = 1]) => ({ query, wanted, chain }))

  it.each(asked)('$query: the catalogue has what is wanted', ({ wanted, chain }) => {
    const fitting = articles.filter((article) => article.chainId === chain && fits(article, wanted))
    expect(fitting.length).toBeGreaterThan(0)
    expect(fitting.length).toBeLessThan(articles.length / 2)
  })
})
