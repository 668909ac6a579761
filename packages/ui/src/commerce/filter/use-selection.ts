import { fill, filterTexts } from '@vidda/texts'
import { startTransition, useOptimistic } from 'react'
import { useTexts } from '../../foundation/texts-provider/index.ts'

export type FilterValue = string | number

export type FilterOption<Value extends FilterValue = number> = {
  readonly value: Value
  readonly label: string
  /** How many articles selecting it would leave; without it nothing is said. 0 cannot be selected, but can be removed. */
  readonly count?: number
  /** The swatch's colour; an option of many colours has none, and its swatch shows all of them. */
  readonly color?: string | null
  /** The heading that it stands under among sizes; options of one group follow each other. */
  readonly group?: string
  /** What sets it apart, as `Min butikk` or `Din størrelse`: in a list it stands first and says so, and of sizes it stands once more above all, under that. */
  readonly mark?: string
  /** Metres from the shopper, said in a list; null while no position is known. */
  readonly distance?: number | null
}

export type FilterSelectionProps<Value extends FilterValue> = {
  /** What is on offer, in the order it is shown. */
  readonly options: readonly FilterOption<Value>[]
  /** Values of the selected options. */
  readonly selection: readonly Value[]
  /** The selection after one press: one more value, or one fewer. Called in a transition: the box answers first, whatever the caller draws. */
  readonly onSelectionChange: (selection: readonly Value[]) => void
}

/** What an option's checkbox takes. */
export type Checkbox<Value extends FilterValue> = (option: FilterOption<Value>) => {
  readonly checked: boolean
  readonly 'aria-disabled': true | undefined
  readonly onChange: () => void
}

/** What the section's heading says and what each checkbox needs. */
export function useSelection<Value extends FilterValue>({
  options,
  selection,
  onSelectionChange,
}: FilterSelectionProps<Value>): {
  readonly selected: string
  readonly checkbox: Checkbox<Value>
} {
  const texts = useTexts(filterTexts)
  const [shown, show] = useOptimistic(selection)
  const labels = options.filter(({ value }) => selection.includes(value)).map(({ label }) => label)
  const select = (next: readonly Value[]) =>
    startTransition(() => {
      show(next)
      onSelectionChange(next)
    })
  return {
    selected: labels.length > 2 ? fill(texts.selected, { count: labels.length }) : labels.join(', '),
    checkbox: ({ value, count }: FilterOption<Value>) => {
      const checked = shown.includes(value)
      const isGone = count === 0 && !checked
      return {
        checked,
        // Not `disabled`: a value taken away would let go of the focus under the press.
        'aria-disabled': isGone || undefined,
        onChange: () => {
          if (!isGone) select(checked ? shown.filter((other) => other !== value) : [...shown, value])
        },
      }
    },
  }
}
