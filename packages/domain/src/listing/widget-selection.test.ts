import { describe, expect, it } from 'vitest'
import { widgetSelection, filtersOf, priceRangeFromKroner } from './index.ts'

const full = priceRangeFromKroner(0, 1000)
const context = { full, genders: [2, 1] as const }
const filters = { genders: [2], colors: [5, 7], brands: [3], price: priceRangeFromKroner(100, 900) }

describe('the filter of a list', () => {
  it('[R3.35] holds the selected values of genders, colors and brand, and one price', () => {
    expect(widgetSelection(filters, { ...context, direction: 'desc' })).toEqual({
      genders: [
        { id: 2, name: 'Dame', checked: true },
        { id: 1, name: 'Herre', checked: false },
      ],
      colors: [5, 7],
      brand: [3],
      price: [{ asc: false, min: 100, max: 900, checked: true }],
    })
    expect(widgetSelection({}, context)).toMatchObject({ colors: [], brand: [], price: [{ asc: true, min: 0, max: 1000, checked: false }] })
  })

  it('[R3.36] marks a selected gender for its widget, and names it by its id to the server', () => {
    const filter = widgetSelection(filters, context)
    expect(filter.genders.map(({ checked }) => checked)).toEqual([true, false])
    expect(filtersOf(filter)).toEqual(filters)
    expect(JSON.stringify(filtersOf(filter))).not.toContain('checked')
    expect(filtersOf(widgetSelection({}, context))).toEqual({})
  })
})
