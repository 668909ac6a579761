import { fill, filterTexts } from '@vidda/texts'
import { startTransition, useOptimistic } from 'react'
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
  /** The ids after one press: one more, or one fewer. Called in a transition: the box answers first, whatever the caller draws. */
  readonly onChange: (value: readonly number[]) => void
  /** Open from the start. Default false. */
  readonly defaultOpen?: boolean
  /** What is on offer, in the order it is shown. */
  readonly values: readonly Value[]
}

/** The words of the section's heading and what each checkbox needs. */
export function useChoices({ value, onChange, values }: Omit<FilterChoiceProps, 'defaultOpen'>) {
  const texts = useTexts(filterTexts)
  const [shown, show] = useOptimistic(value)
  const names = values.filter(({ id }) => value.includes(id)).map(({ name }) => name)
  const chosen = names.length > 2 ? fill(texts.chosen, { count: names.length }) : names.join(', ')
  const press = (next: readonly number[]) =>
    startTransition(() => {
      show(next)
      onChange(next)
    })
  return {
    section: chosen === '' ? {} : { chosen },
    checkbox: ({ id, count }: FilterValue) => {
      const checked = shown.includes(id)
      const isGone = count === 0 && !checked
      return {
        checked,
        // Not `disabled`: a value taken away would let go of the focus under the press.
        'aria-disabled': isGone || undefined,
        onChange: () => isGone || press(checked ? shown.filter((other) => other !== id) : [...shown, id]),
      } as const
    },
  }
}
