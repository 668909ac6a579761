import { kronerTyped } from '@vidda/domain/slider'
import { filterTexts } from '@vidda/texts'
import { useId, useState } from 'react'
import { useTexts } from '../../foundation/texts-provider/index.ts'

type PriceInputProps = {
  readonly label: string
  /** Whole kroner. */
  readonly value: number
  /** NaN for what is no number. */
  readonly onEnter: (kroner: number) => void
  readonly disabled: boolean
}

/** A price to type: taken by Enter or on leaving the field, not letter by letter, since `1` is on the way to `1200`. */
export function PriceInput({ label, value, onEnter, disabled }: PriceInputProps) {
  const texts = useTexts(filterTexts)
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  function enter() {
    if (typed === null) return
    setTyped(null)
    onEnter(kronerTyped(typed))
  }
  return (
    <div data-part="field">
      <label htmlFor={id}>{label}</label>
      <span data-part="box">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={enter}
          onKeyDown={(event) => {
            if (event.key === 'Enter') enter()
          }}
        />
        <span data-part="currency" aria-hidden="true">
          {texts.currency}
        </span>
      </span>
    </div>
  )
}
