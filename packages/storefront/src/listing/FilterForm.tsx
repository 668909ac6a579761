import { valueFacets, type ValueFacet } from '@vidda/domain/listing'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { useLocation } from 'react-router-dom'
import { listHref, unfiltered } from './list-parameters.ts'
import { FilterFormRoot } from './FilterForm.styles.ts'
import type { FilterFormData, OfferedValue } from './load-filter-values.ts'
import type { ListSelection } from './use-selection.ts'

/** Values by the heading that they stand under; most have none. */
function grouped(values: readonly OfferedValue[]): readonly (readonly [group: string, values: readonly OfferedValue[]])[] {
  const groups = [...new Set(values.map(({ group = '' }) => group))]
  return groups.map((name) => [name, values.filter(({ group = '' }) => group === name)])
}

export type FilterFormProps = { readonly data: FilterFormData; readonly list: ListSelection }

/** The filters as a plain form of the page, for who has no scripts or a line too poor for them. */
export function FilterForm({ data: { offered, price, words }, list: { selected, parameters } }: FilterFormProps) {
  const { pathname } = useLocation()
  // By its id: `barn-junior` is two boxes.
  const isSelected = (field: ValueFacet, id: number) => selected.some((value) => value.field === field && value.ids.includes(id))
  return (
    <FilterFormRoot method="get" action={pathname} aria-label={words.heading}>
      {valueFacets.flatMap((field) =>
        grouped(offered[field]).map(([group, values]) => (
          <fieldset key={`${field} ${group}`}>
            <legend>
              {words[field]}
              {group !== '' && `, ${group}`}
            </legend>
            {values.map(({ id, slug, name, count }) => (
              <label key={slug}>
                <input type="checkbox" name={field} value={slug} defaultChecked={isSelected(field, id)} />
                <span>
                  {name} <span data-part="count">{count}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )),
      )}
      {price && (
        <fieldset>
          <legend>{words.priceRange}</legend>
          <label>
            {words.lowestPrice}
            <input
              name="min"
              inputMode="numeric"
              pattern="[0-9]*"
              defaultValue={parameters.price?.min ?? ''}
              placeholder={String(price.min)}
            />
          </label>
          <label>
            {words.highestPrice}
            <input
              name="max"
              inputMode="numeric"
              pattern="[0-9]*"
              defaultValue={parameters.price?.max ?? ''}
              placeholder={String(price.max)}
            />
          </label>
        </fieldset>
      )}
      {parameters.sort && <input type="hidden" name="sort" value={parameters.sort} />}
      {parameters.direction === 'desc' && <input type="hidden" name="order" value="desc" />}
      <div data-part="actions">
        <Button type="submit">{words.showUncounted}</Button>
        <ButtonLink variant="quiet" to={listHref(pathname, parameters, { ...unfiltered, form: false })}>
          {words.reset}
        </ButtonLink>
      </div>
    </FilterFormRoot>
  )
}
