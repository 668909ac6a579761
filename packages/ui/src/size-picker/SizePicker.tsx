import { useId } from 'react'
import { useTexts } from '../texts-provider/index.ts'
import { useEarlyChoice } from '../internal/use-early-choice.ts'
import { SizePickerRoot } from './SizePicker.styles.ts'

export type SizeChoice = {
  readonly id: number
  readonly name: string
  /** Some shop has it in the chosen colour (spec §5: availability above 0). */
  readonly available: boolean
}

export type SizePickerProps = {
  /** Smallest first. */
  readonly sizes: readonly SizeChoice[]
  /** Id of the chosen size; null when none is. */
  readonly value: number | null
  readonly onChange: (id: number) => void
  /** Shown below, such as `Velg størrelse`. State: `data-invalid`. */
  readonly error?: string | undefined
}

/** A size that no shop has is struck through and says so; it cannot be chosen. */
export function SizePicker({ sizes, value, onChange, error }: SizePickerProps) {
  const texts = useTexts('goods')
  const group = useId()
  const root = useEarlyChoice<HTMLFieldSetElement>(value, onChange)
  const chosen = sizes.find((size) => size.id === value)
  return (
    <SizePickerRoot ref={root} data-invalid={error ? true : undefined} aria-describedby={error ? `${group}-error` : undefined}>
      <legend>
        {texts.size}
        {chosen && <span data-part="chosen">: {chosen.name}</span>}
      </legend>
      <div data-part="choices">
        {sizes.map((size) => (
          <label key={size.id} title={size.available ? undefined : `${size.name} – ${texts.soldOut}`}>
            <input
              type="radio"
              name={group}
              value={size.id}
              checked={size.id === value}
              disabled={!size.available}
              onChange={() => onChange(size.id)}
            />
            <span data-part="size">{size.name}</span>
            {!size.available && <span data-part="sold-out"> ({texts.soldOut})</span>}
          </label>
        ))}
      </div>
      {error && (
        <p data-part="error" id={`${group}-error`} role="alert">
          {error}
        </p>
      )}
    </SizePickerRoot>
  )
}
