import { filterTexts } from '@vidda/texts'
import { useId, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { FilterCount } from './FilterCount.tsx'
import { SizeListsRoot } from './SizeLists.styles.ts'
import type { Checkbox, FilterOption, FilterValue } from './use-selection.ts'

/** Of more scales than this the others are folded away until the shopper asks for them. */
const shownAtOnce = 2

/** How wide the keys of a scale are, by its longest size: as `XXL` and `42,5`, as `8–10 år`, or as `S (52–55 cm)`. */
function widthOf(sizes: readonly { readonly label: string }[]): 'narrow' | 'medium' | 'wide' {
  const letters = Math.max(...sizes.map(({ label }) => label.length))
  if (letters > 7) return 'wide'
  return letters > 4 ? 'medium' : 'narrow'
}

type SizeListsProps<Value extends FilterValue> = {
  readonly title: string
  readonly options: readonly FilterOption<Value>[]
  readonly selection: readonly Value[]
  readonly checkbox: Checkbox<Value>
}

/** Sizes as a field of keys, those of each scale under its name: an M of gloves is another than an M of jackets. */
export function SizeLists<Value extends FilterValue>({ title, options, selection, checkbox }: SizeListsProps<Value>) {
  const texts = useTexts(filterTexts)
  const [all, setAll] = useState(false)
  // What is selected when it opens is never folded away; nor does a scale leave under the finger that empties it.
  const [first] = useState(selection)
  const names = [...new Set(options.map(({ group = '' }) => group))]
  const lists = names.map((name) => ({ name, sizes: options.filter(({ group = '' }) => group === name) }))
  const isShown = ({ sizes }: (typeof lists)[number], at: number) =>
    all || at < shownAtOnce || sizes.some(({ value }) => first.includes(value) || selection.includes(value))
  const shown = lists.filter(isShown)
  const isFoldable = lists.some(({ sizes }, at) => at >= shownAtOnce && !sizes.some(({ value }) => selection.includes(value)))
  const hasNames = lists.length > 1
  const marked = options.filter(({ mark }) => mark !== undefined)
  const own = marked.map((option) => (hasNames && option.group ? { ...option, label: `${option.group} ${option.label}` } : option))
  return (
    <SizeListsRoot data-kind="sizes">
      {own.length > 0 && <Sizes name={own[0]?.mark ?? ''} isNamed sizes={own} checkbox={checkbox} />}
      {shown.map(({ name, sizes }) => (
        <Sizes key={name} name={name || title} isNamed={hasNames || own.length > 0} sizes={sizes} checkbox={checkbox} />
      ))}
      {(all || shown.length < lists.length) && isFoldable && (
        <Button variant="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.fewer : texts.moreSizes}
        </Button>
      )}
    </SizeListsRoot>
  )
}

type SizesProps<Value extends FilterValue> = {
  readonly name: string
  /** The name stands above them; else it is said alone. */
  readonly isNamed: boolean
  readonly sizes: readonly FilterOption<Value>[]
  readonly checkbox: Checkbox<Value>
}

function Sizes<Value extends FilterValue>({ name, isNamed, sizes, checkbox }: SizesProps<Value>) {
  const id = useId()
  return (
    <div data-part="scale">
      {isNamed && (
        <h4 data-part="scale-name" id={id}>
          {name}
        </h4>
      )}
      <ul role="list" data-width={widthOf(sizes)} {...(isNamed ? { 'aria-labelledby': id } : { 'aria-label': name })}>
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
  )
}
