import { fill, filterTexts } from '@vidda/texts'
import { useTexts } from '../texts-provider/index.ts'

export type FilterValue = {
  readonly id: number
  readonly name: string
  /** How many articles choosing it would leave; without it nothing is said. 0 cannot be chosen, but can be removed. */
  readonly count?: number
}

export type FilterChoiceProps<Value extends FilterValue = FilterValue> = {
  /** Ids of the chosen values. */
  readonly value: readonly number[]
  /** The ids after one press: one more, or one fewer. */
  readonly onChange: (value: readonly number[]) => void
  /** Open from the start. Default false. */
  readonly defaultOpen?: boolean
  /** What is on offer, in the order it is shown. */
  readonly values: readonly Value[]
}

/** The words of the section's heading and what each checkbox needs. */
export function useChoices({ value, onChange, values }: Omit<FilterChoiceProps, 'defaultOpen'>) {
  const texts = useTexts(filterTexts)
  const names = values.filter(({ id }) => value.includes(id)).map(({ name }) => name)
  const chosen = names.length > 2 ? fill(texts.chosen, { count: names.length }) : names.join(', ')
  return {
    section: chosen === '' ? {} : { chosen },
    checkbox: ({ id, count }: FilterValue) => {
      const checked = value.includes(id)
      const isGone = count === 0 && !checked
      return {
        checked,
        // Not `disabled`: a value taken away would let go of the focus under the press.
        'aria-disabled': isGone || undefined,
        onChange: () => isGone || onChange(checked ? value.filter((other) => other !== id) : [...value, id]),
      } as const
    },
  }
}
