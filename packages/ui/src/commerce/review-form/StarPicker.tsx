import { fill, reviewsTexts } from '@vidda/texts'
import { useState } from 'react'
import { FieldError } from '../../primitives/internal/FieldError.tsx'
import { useField } from '../../primitives/internal/use-field.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

const stars = [1, 2, 3, 4, 5] as const

type StarPickerProps = {
  /** What the choice is called when the form is sent. */
  readonly name: string
  readonly defaultValue: number | null
}

/** Five stars, of which one to five are selected: radio buttons underneath, so that arrow keys and names are the browser's own. */
export function StarPicker({ name, defaultValue }: StarPickerProps) {
  const [selected, setSelected] = useState(() => stars.find((count) => count === defaultValue) ?? null)
  const texts = useTexts(reviewsTexts)
  const field = useField({ name })
  const words = (count: (typeof stars)[number]) =>
    fill(texts.selected, { stars: count === 1 ? texts.oneStar : fill(texts.stars, { stars: count }), word: texts[`star${count}`] })

  return (
    <fieldset
      data-part="stars"
      role="radiogroup"
      aria-required
      aria-describedby={field.control['aria-describedby']}
      aria-invalid={field.control['aria-invalid']}
      data-label={texts.rating}
    >
      <legend>{texts.rating}</legend>
      <div data-part="row">
        {stars.map((count) => (
          <label key={count} data-on={selected !== null && count <= selected ? true : undefined} title={texts[`star${count}`]}>
            <input
              type="radio"
              id={count === 1 ? field.control.id : undefined}
              name={name}
              value={count}
              defaultChecked={count === defaultValue}
              required
              data-missing={texts.ratingMissing}
              aria-label={words(count)}
              onChange={() => setSelected(count)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.6-5.8-3.1-5.8 3.1 1.1-6.6L2.6 9.5l6.5-.9z" />
            </svg>
          </label>
        ))}
        <span data-part="selected" aria-hidden="true">
          {selected !== null && texts[`star${selected}`]}
        </span>
      </div>
      <FieldError id={field.errorId}>{field.wrong}</FieldError>
    </fieldset>
  )
}
