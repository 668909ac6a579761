import { ToggleGroupRoot } from './Stage.styles.ts'

export type ToggleGroupProps<Value extends string | number> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly isOn: (value: Value) => boolean
  readonly onPress: (value: Value) => void
}

/** Buttons side by side that are pressed or not. State: `aria-pressed`. */
export function ToggleGroup<Value extends string | number>({ label, options, isOn, onPress }: ToggleGroupProps<Value>) {
  return (
    <ToggleGroupRoot role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option.value} type="button" aria-pressed={isOn(option.value)} onClick={() => onPress(option.value)}>
          {option.label}
        </button>
      ))}
    </ToggleGroupRoot>
  )
}
