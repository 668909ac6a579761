import { fill } from '@vidda/texts'
import { Icon } from '../icon/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { QuantityStepperRoot } from './QuantityStepper.styles.ts'

export type QuantityStepperProps = {
  /** Whose count it is, for the buttons' names. */
  readonly name: string
  readonly count: number
  /** The least that can be asked for; default 1. */
  readonly min?: number
  /** The most that can be had (spec §5: purchase limit and first-shop stock); without it there is no limit here. */
  readonly max?: number
  readonly onIncrease: () => void
  readonly onDecrease: () => void
}

/** At a limit the button stays focusable and does nothing, so that focus is not lost with the last press. */
export function QuantityStepper({ name, count, min = 1, max = Infinity, onIncrease, onDecrease }: QuantityStepperProps) {
  const texts = useTexts('cart')
  return (
    <QuantityStepperRoot role="group" aria-label={fill(texts.countOf, { name })}>
      <button
        type="button"
        aria-label={fill(texts.decrease, { name })}
        aria-disabled={count <= min}
        onClick={count <= min ? undefined : onDecrease}
      >
        <Icon name="minus" />
      </button>
      <output>{count}</output>
      <button
        type="button"
        aria-label={fill(texts.increase, { name })}
        aria-disabled={count >= max}
        title={count >= max ? texts.mostReached : undefined}
        onClick={count >= max ? undefined : onIncrease}
      >
        <Icon name="plus" />
      </button>
    </QuantityStepperRoot>
  )
}
