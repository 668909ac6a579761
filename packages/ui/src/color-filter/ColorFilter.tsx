import { filterTexts } from '@vidda/texts'
import type { CSSProperties } from 'react'
import { FilterSection } from '../filter-section/index.ts'
import { FilterCount } from '../internal/FilterCount.tsx'
import { useChoices, type FilterChoiceProps, type FilterValue } from '../internal/use-choices.ts'
import { useTexts } from '../texts-provider/index.ts'
import { ColorFilterRoot } from './ColorFilter.styles.ts'

export type ColorValue = FilterValue & {
  /** Its colour; null for a group of many colours. */
  readonly hex: string | null
}

export type ColorFilterProps = FilterChoiceProps<ColorValue>

/** The colour groups on offer; any number of them can be chosen (spec §2 Filter widgets). Each has its name: colour alone tells nothing. */
export function ColorFilter({ values, value, onChange, defaultOpen = false }: ColorFilterProps) {
  const texts = useTexts(filterTexts)
  const { section, checkbox } = useChoices({ values, value, onChange })
  return (
    <FilterSection title={texts.color} defaultOpen={defaultOpen} {...section}>
      <ColorFilterRoot role="list">
        {values.map((color) => (
          <li key={color.id}>
            <label>
              <input type="checkbox" {...checkbox(color)} />
              <span
                data-part="swatch"
                data-many={color.hex === null || undefined}
                {...(color.hex !== null && { style: { '--swatch': color.hex } as CSSProperties })}
              />
              <span data-part="name">
                {color.name} <FilterCount count={color.count} />
              </span>
            </label>
          </li>
        ))}
      </ColorFilterRoot>
    </FilterSection>
  )
}
