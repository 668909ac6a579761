import { useState, type KeyboardEvent } from 'react'
import { cartTexts, fill, quantityTexts } from '@vidda/texts'
import { Icon } from '../../foundation/icon/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { QuantityStepperRoot } from './QuantityStepper.styles.ts'

export type QuantityStepperProps = RootProps<'div', 'name'> & {
  /** Whose count it is, for the buttons' names. */
  readonly name: string
  /** How many; the caller keeps it. */
  readonly count: number
  /** The least that can be asked for; default 1. */
  readonly min?: number
  /** The most that can be had (spec §5: purchase limit and first-shop stock); without it there is no limit here. */
  readonly max?: number
  /** One more is asked for. */
  readonly onIncrease: () => void
  /** One less is asked for. */
  readonly onDecrease: () => void
  /** Takes a count that was written, already within the limits; without it the count cannot be written. */
  readonly onCountChange?: (count: number) => void
}

/**
 * At a limit the button stays focusable, so that focus is not lost with the last press, and one press more tells the limit. A count
 * beyond a limit becomes the limit.
 */
export function QuantityStepper({
  name,
  count,
  min = 1,
  max = Infinity,
  onIncrease,
  onDecrease,
  onCountChange,
  ...rest
}: QuantityStepperProps) {
  const texts = useTexts(cartTexts)
  const limits = useTexts(quantityTexts)
  const [written, setWritten] = useState<string | null>(null)
  const [told, setTold] = useState<'min' | 'max' | null>(null)

  function handleStep(limit: 'min' | 'max', isAtLimit: boolean, onStep: () => void) {
    setTold(isAtLimit ? limit : null)
    if (!isAtLimit) onStep()
  }

  /** Takes what is written, and so much more. */
  function handleWritten(more = 0) {
    const wanted = Number(written) + more
    setWritten(null)
    if (!written || !Number.isSafeInteger(wanted)) return
    const next = Math.min(Math.max(wanted, min), Math.max(max, min))
    setTold(wanted > next ? 'max' : wanted < next ? 'min' : null)
    if (next !== count) onCountChange?.(next)
  }

  function handleArrow(step: 1 | -1) {
    handleWritten(step)
    if (written) return
    if (step > 0) handleStep('max', count >= max, onIncrease)
    else handleStep('min', count <= min, onDecrease)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') handleWritten()
    else if (event.key === 'Escape') setWritten(null)
    else if (event.key === 'ArrowUp') handleArrow(1)
    else if (event.key === 'ArrowDown') handleArrow(-1)
    else return
    event.preventDefault()
  }

  const said = told && fill(told === 'max' ? limits.most : limits.least, { max, min })
  return (
    <QuantityStepperRoot role="group" aria-label={fill(texts.countOf, { name })} {...rest}>
      <div data-part="box">
        <button
          type="button"
          aria-label={fill(texts.decrease, { name })}
          aria-disabled={count <= min}
          onClick={() => handleStep('min', count <= min, onDecrease)}
        >
          <Icon name="minus" />
        </button>
        {onCountChange ? (
          <input
            inputMode="numeric"
            autoComplete="off"
            aria-label={fill(texts.countOf, { name })}
            value={written ?? count}
            onChange={(event) => setWritten(event.currentTarget.value.replaceAll(/\D/gu, '').slice(0, 4))}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => handleWritten()}
            onKeyDown={handleKeyDown}
          />
        ) : (
          <output>{count}</output>
        )}
        <button
          type="button"
          aria-label={fill(texts.increase, { name })}
          aria-disabled={count >= max}
          title={count >= max ? texts.mostReached : undefined}
          onClick={() => handleStep('max', count >= max, onIncrease)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p data-part="limit" aria-live="polite">
        {said}
      </p>
    </QuantityStepperRoot>
  )
}
