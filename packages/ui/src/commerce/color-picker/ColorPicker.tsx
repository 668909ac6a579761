import { useId, type CSSProperties } from 'react'
import { goodsTexts } from '@vidda/texts'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { useEarlySelection } from '../../foundation/early-selection/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ColorPickerRoot } from './ColorPicker.styles.ts'

export type ColorOption = {
  readonly id: number
  readonly name: string
  readonly hex: string
  /** The article in this colour; without it the colour itself is shown. */
  readonly image?: ImageSources
  /** Some shop has it in some size; it can be selected all the same. Default true. State: `data-unavailable`. */
  readonly available?: boolean
}

export type ColorPickerProps = RootProps<'fieldset'> & {
  /** The colours that the product is made in. */
  readonly colors: readonly ColorOption[]
  /** Id of the selected colour; null when none is. */
  readonly value: number | null
  /** Another colour was selected, by its id. */
  readonly onValueChange: (id: number) => void
}

/** The selected colour's name stands beside the heading, so that it never depends on seeing the colour. An only colour has its name and no options. */
export function ColorPicker({ colors, value, onValueChange, ref, ...rest }: ColorPickerProps) {
  const texts = useTexts(goodsTexts)
  const group = useId()
  const root = useEarlySelection(value, onValueChange, ref)
  const selected = colors.find((color) => color.id === value)
  const nameOf = ({ name, available = true }: ColorOption) => (available ? name : `${name} (${texts.soldOut})`)
  return (
    <ColorPickerRoot {...rest} ref={root}>
      <legend>
        {texts.color}
        {selected && <span data-part="selected">: {selected.name}</span>}
      </legend>
      {(colors.length > 1 || !selected) && (
        <div data-part="options">
          {colors.map((color) => (
            <label key={color.id} title={nameOf(color)}>
              <input type="radio" name={group} value={color.id} checked={color.id === value} onChange={() => onValueChange(color.id)} />
              <span
                data-part="swatch"
                data-picture={color.image ? true : undefined}
                data-unavailable={color.available === false || undefined}
                style={{ '--swatch': color.hex } as CSSProperties}
              >
                {color.image && <Picture image={color.image} alt="" sizes="5rem" />}
              </span>
              <span data-part="name">{nameOf(color)}</span>
            </label>
          ))}
        </div>
      )}
    </ColorPickerRoot>
  )
}
