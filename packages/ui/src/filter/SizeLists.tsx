import { filterTexts } from '@vidda/texts'
import { useId, useState } from 'react'
import { Button } from '../button/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { FilterCount } from './FilterCount.tsx'
import { SizeListsRoot } from './SizeLists.styles.ts'
import type { Checkbox, FilterOption, FilterValue } from './use-selection.ts'

/** Of more scales than this the others are folded away until the shopper asks for them. */
const shownAtOnce = 2
/** Letters of a size that a narrow key holds: `8–10 år`, but not `S (52–55 cm)`. */
const longestShort = 7

type SizeListsProps<Value extends FilterValue> = {
  readonly title: string
  readonly options: readonly FilterOption<Value>[]
  readonly selection: readonly Value[]
  readonly checkbox: Checkbox<Value>
}

/** Sizes as a field of keys, those of each scale under its name: an M of gloves is another than an M of jackets. */
export function SizeLists<Value extends FilterValue>({ title, options, selection, checkbox }: SizeListsProps<Value>) {
  const texts = useTexts(filterTexts)
  const id = useId()
  const [all, setAll] = useState(false)
  // What is selected when it opens is never folded away; nor does a scale leave under the finger that empties it.
  const [first] = useState(selection)
  const names = [...new Set(options.map(({ group = '' }) => group))]
  const lists = names.map((name) => ({ name, sizes: options.filter(({ group = '' }) => group === name) }))
  const isShown = ({ sizes }: (typeof lists)[number], at: number) =>
    all || at < shownAtOnce || sizes.some(({ value }) => first.includes(value) || selection.includes(value))
  const shown = lists.filter(isShown)
  // A name may be of several words, and an id is one.
  const headingOf = (name: string) => `${id}-${names.indexOf(name)}`
  const isFoldable = lists.some(({ sizes }, at) => at >= shownAtOnce && !sizes.some(({ value }) => selection.includes(value)))
  const hasNames = lists.length > 1
  return (
    <SizeListsRoot data-kind="sizes">
      {shown.map(({ name, sizes }) => (
        <div key={name} data-part="scale">
          {hasNames && (
            <h4 data-part="scale-name" id={headingOf(name)}>
              {name}
            </h4>
          )}
          <ul
            role="list"
            data-long={sizes.some(({ label }) => label.length > longestShort) || undefined}
            {...(hasNames ? { 'aria-labelledby': headingOf(name) } : { 'aria-label': name || title })}
          >
            {sizes.map((option) => (
              <li key={option.value}>
                <label>
                  <input type="checkbox" {...checkbox(option)} />
                  <span data-part="size">
                    <span data-part="name">{option.label}</span> <FilterCount count={option.count} />
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {(all || shown.length < lists.length) && isFoldable && (
        <Button variant="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.fewer : texts.moreSizes}
        </Button>
      )}
    </SizeListsRoot>
  )
}
