import { useId, type CSSProperties } from 'react'
import { goodsTexts } from '@vidda/texts'
import { Picture, type ImageSources } from '../picture/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { useEarlyChoice } from '../internal/use-early-choice.ts'
import { ColorPickerRoot } from './ColorPicker.styles.ts'

export type ColorChoice = {
  readonly id: number
  readonly name: string
  readonly hex: string
  /** The article in this colour; without it the colour itself is shown. */
  readonly image?: ImageSources
  /** Some shop has it in some size; it can be chosen all the same. Default true. State: `data-unavailable`. */
  readonly isAvailable?: boolean
}

export type ColorPickerProps = {
  /** The colours that the product is made in. */
  readonly colors: readonly ColorChoice[]
  /** Id of the chosen colour; null when none is. */
  readonly value: number | null
  /** Another colour was chosen, by its id. */
  readonly onChange: (id: number) => void
}

/** The chosen colour's name stands beside the heading, so that it never depends on seeing the colour. */
export function ColorPicker({ colors, value, onChange }: ColorPickerProps) {
  const texts = useTexts(goodsTexts)
  const group = useId()
  const root = useEarlyChoice<HTMLFieldSetElement>(value, onChange)
  const chosen = colors.find((color) => color.id === value)
  const nameOf = ({ name, isAvailable = true }: ColorChoice) => (isAvailable ? name : `${name} (${texts.soldOut})`)
  return (
    <ColorPickerRoot ref={root}>
      <legend>
        {texts.color}
        {chosen && <span data-part="chosen">: {nameOf(chosen)}</span>}
      </legend>
      <div data-part="choices">
        {colors.map((color) => (
          <label key={color.id} title={nameOf(color)}>
            <input type="radio" name={group} value={color.id} checked={color.id === value} onChange={() => onChange(color.id)} />
            <span
              data-part="swatch"
              data-picture={color.image ? true : undefined}
              data-unavailable={color.isAvailable === false || undefined}
              style={{ '--swatch': color.hex } as CSSProperties}
            >
              {color.image && <Picture image={color.image} alt="" sizes="5rem" />}
            </span>
            <span data-part="name">{nameOf(color)}</span>
          </label>
        ))}
      </div>
    </ColorPickerRoot>
  )
}
