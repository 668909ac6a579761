import { expect, it } from 'vitest'
import { facetFields, facetKeys, facets, filterFields, valueFacets, valueFields } from './index.ts'

it('a facet is met once by shoppers and has a field of its own', () => {
  expect(facetKeys.toSorted()).toEqual(Object.keys(facets).toSorted())
  expect(new Set(Object.values(facets).map(({ field }) => field)).size).toBe(facetKeys.length)
})

it('every facet is a field of filter rules, and those of values are counted', () => {
  expect(filterFields).toEqual(expect.arrayContaining(Object.values(facets).map(({ field }) => field)))
  expect(facetFields).toEqual(expect.arrayContaining([...valueFields]))
})

it('[R10.194] addresses and forms have the facets of values in the order of the panel, sizes first', () => {
  expect(valueFacets).toEqual(['size', 'gender', 'group', 'color', 'brand', 'shop'])
})

it('the commerce API has them in an order of its own', () => {
  expect(valueFields).toEqual(['genders', 'colors', 'brands', 'shops', 'groups', 'sizes'])
})
