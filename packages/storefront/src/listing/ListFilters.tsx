import { facetKeys, facets, isValueFacet, priceRangeInKroner, type ValueFacet } from '@vidda/domain/listing'
import { defaultSpan, type PriceSpan } from '@vidda/domain/slider'
import { Button } from '@vidda/ui/button'
import { Filter } from '@vidda/ui/filter'
import { FilterPanel } from '@vidda/ui/filter-panel'
import { Notice } from '@vidda/ui/notice'
import { PriceFilter } from '@vidda/ui/price-filter'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { commonTexts, filterTexts } from '@vidda/texts'
import { useMemo, useState } from 'react'
import { useMyShop } from '../my-shop/index.ts'
import { noSelection } from './list-parameters.ts'
import { noteSizes, ownSizes } from './own-sizes.ts'
import { selectedCount } from './selected-values.ts'
import type { ListPage } from './load-listing.ts'
import { selectedValue } from './load-values.ts'
import { useFilterSelection, useFilterValues, withValues } from './use-filters.ts'
import type { ListSelection, SelectionControl } from './use-selection.ts'

export type ListFiltersProps = SelectionControl & {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly list: ListPage
}

const none: ListSelection['selected'] = []
const noSizes: ReadonlySet<string> = new Set()

/** The filters of a list: each press is answered at once, and counted anew. Import it lazily: it brings Base UI. */
export function ListFilters({ open, onOpenChange, list, ...shown }: ListFiltersProps) {
  const texts = useTexts(filterTexts)
  const common = useTexts(commonTexts)
  const myShop = useMyShop()
  const control = useFilterSelection({ open, list, ...shown })
  const { values, pending, failed, retry } = useFilterValues(open, list, control)
  const { selected, parameters } = control
  // What was selected when the panel opened stands open; a section does not close under the finger that empties it.
  const [first] = useState(parameters)
  // As they are when the panel opens: a press moves nothing under the finger.
  const sizes = useMemo(() => (open ? ownSizes() : noSizes), [open])
  const range = values?.price ?? null
  const full = range ?? defaultSpan
  const price = control.filters.price ? priceRangeInKroner(control.filters.price) : full

  function select(field: ValueFacet, ids: readonly number[]) {
    const offered = values?.offered[field] ?? []
    const next = ids.flatMap((id) => offered.find((other) => other.id === id) ?? [])
    if (field === 'size') noteSizes(next)
    control.change((now) =>
      withValues(
        now,
        field,
        next.map((value) => selectedValue(field, value)),
      ),
    )
  }

  function selectPrice(span: PriceSpan) {
    const next = { min: span.min > full.min ? span.min : null, max: span.max < full.max ? span.max : null }
    const wanted = next.min === null && next.max === null ? null : next
    control.change((now) => ({ ...now, parameters: { ...now.parameters, price: wanted } }))
  }

  /** What is selected may lie outside of what there is. */
  const within = (amount: number) => Math.min(full.max, Math.max(full.min, amount))
  const priceFilter = range && (
    <PriceFilter
      key="price"
      range={range}
      value={{ min: within(price.min), max: within(price.max) }}
      onValueChange={selectPrice}
      defaultOpen={facets.price.open || first.price !== null}
    />
  )

  const isOwn = (key: ValueFacet, id: number, slug: string) => (key === 'size' ? sizes.has(slug) : id === myShop?.id)

  function valueFilter(key: ValueFacet) {
    const facet = facets[key]
    const offered = values?.offered[key] ?? []
    if (offered.length === 0) return null
    return (
      <Filter
        key={key}
        title={texts[facet.label]}
        kind={facet.kind}
        {...('find' in facet && { searchLabel: texts[facet.find] })}
        options={offered.map(({ id, slug, name, count, hex, group }) => ({
          value: id,
          label: name,
          count,
          ...(hex !== undefined && { color: hex }),
          ...(group !== undefined && { group }),
          ...('own' in facet && isOwn(key, id, slug) && { mark: texts[facet.own] }),
        }))}
        selection={control.filters[facet.field] ?? []}
        onSelectionChange={(ids) => select(key, ids)}
        defaultOpen={facet.open || first[key].length > 0}
      />
    )
  }

  return (
    <FilterPanel
      open={open}
      onOpenChange={onOpenChange}
      count={values?.total}
      loading={pending}
      selected={selectedCount(selected, parameters.price)}
      onReset={() =>
        control.change(({ parameters: now }) => ({
          selected: none,
          parameters: { ...now, ...noSelection },
        }))
      }
    >
      {failed && (
        <Notice tone="error" role="alert" title={texts.failed}>
          <Button variant="quiet" loading={pending} onClick={retry}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {!values && !failed && (
        <div role="status" aria-label={common.loading}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      )}
      {facetKeys.map((key) => (isValueFacet(key) ? valueFilter(key) : priceFilter))}
    </FilterPanel>
  )
}
