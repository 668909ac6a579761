import { filterTexts } from '@vidda/texts'
import { FilterSection } from '../filter-section/index.ts'
import { FilterCount } from '../internal/FilterCount.tsx'
import { useChoices, type FilterChoiceProps } from '../internal/use-choices.ts'
import { useTexts } from '../texts-provider/index.ts'
import { GenderFilterRoot } from './GenderFilter.styles.ts'

export type GenderFilterProps = FilterChoiceProps

/** The genders on offer; any number of them can be chosen (spec §2 Filter widgets). */
export function GenderFilter({ values, value, onChange, defaultOpen = false }: GenderFilterProps) {
  const texts = useTexts(filterTexts)
  const { section, checkbox } = useChoices({ values, value, onChange })
  return (
    <FilterSection title={texts.gender} defaultOpen={defaultOpen} {...section}>
      <GenderFilterRoot role="list">
        {values.map((gender) => (
          <li key={gender.id}>
            <label>
              <input type="checkbox" {...checkbox(gender)} />
              <span data-part="pill">
                <span data-part="name">
                  {gender.name} <FilterCount count={gender.count} />
                </span>
              </span>
            </label>
          </li>
        ))}
      </GenderFilterRoot>
    </FilterSection>
  )
}
