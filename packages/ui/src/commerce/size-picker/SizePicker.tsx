import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { goodsTexts } from '@vidda/texts'
import { Icon } from '../../foundation/icon/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { useEarlySelection } from '../../foundation/early-selection/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { SizePickerRoot } from './SizePicker.styles.ts'

export type SizeOption = {
  readonly id: number
  readonly name: string
  /** Some shop has it in the selected colour (spec §5: availability above 0). */
  readonly available: boolean
}

export type SizePickerProps = RootProps<'fieldset'> & {
  /** Smallest first. */
  readonly sizes: readonly SizeOption[]
  /** Id of the selected size; null when none is. */
  readonly value: number | null
  /** Never called for a size that no shop has. */
  readonly onValueChange: (id: number) => void
  /** A size that no shop has was pressed: the place to offer to tell when it is back. */
  readonly onUnavailable?: (id: number) => void
  /** Beside the heading: the way to the size guide, as a button or link. */
  readonly guide?: ReactNode
  /** Shown below, such as `Velg størrelse`. State: `data-invalid`. */
  readonly error?: string | undefined
}

/** The space in `130 cm`. */
const beforeUnit = /(?<=\d) (?=cm$)/

/**
 * A size that no shop has is struck through and says so. It cannot be selected, but is not disabled either: keyboard and screen reader come
 * to it and hear why.
 */
export function SizePicker({
  sizes,
  value,
  onValueChange,
  onUnavailable,
  guide,
  error,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: SizePickerProps) {
  const texts = useTexts(goodsTexts)
  const group = useId()
  const root = useEarlySelection(value, handleSelect, ref)
  /** The browser tells a choice by arrow key as a press. */
  const isPassing = useRef(false)
  function handleSelect(id: number) {
    if (sizes.some((size) => size.id === id && size.available)) onValueChange(id)
    else if (!isPassing.current) onUnavailable?.(id)
  }
  const pass = () => {
    isPassing.current = false
  }
  const passing = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      isPassing.current = key.startsWith('Arrow')
    },
    onKeyUp: pass,
    onPointerDown: pass,
  }
  const described = [error && `${group}-error`, describedBy].filter(Boolean).join(' ')
  const selected = sizes.find((size) => size.id === value)
  return (
    <SizePickerRoot {...rest} ref={root} data-invalid={error ? true : undefined} aria-describedby={described || undefined}>
      <legend>
        {texts.size}
        {selected && <span data-part="selected">: {selected.name}</span>}
      </legend>
      {guide && <div data-part="guide">{guide}</div>}
      <div data-part="options" {...passing}>
        {sizes.map((size) => {
          const [measure, unit] = size.name.split(beforeUnit)
          return (
            <label key={size.id} title={size.available ? undefined : `${size.name} – ${texts.soldOut}`}>
              <input
                type="radio"
                name={group}
                value={size.id}
                checked={size.id === value}
                aria-disabled={!size.available || undefined}
                onChange={() => handleSelect(size.id)}
              />
              <span data-part="size">
                <span>
                  {measure}
                  {unit && <small> {unit}</small>}
                </span>
              </span>
              {!size.available && <span data-part="sold-out"> ({texts.soldOut})</span>}
            </label>
          )
        })}
      </div>
      {error && (
        <p data-part="error" id={`${group}-error`} role="alert">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </SizePickerRoot>
  )
}
