import { useId } from 'react'
import { useLiveValue } from '../state/use-live-value.ts'
import { useStudio } from '../state/studio-context.ts'
import type { Path } from '../../shared/wire.ts'
import { RangeFieldRoot } from './Fields.styles.ts'
import { Refused } from './Refused.tsx'

export type RangeFieldProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** Behind the number, such as `px`. */
  readonly unit: string
  /** Where it stands in the theme's file. */
  readonly path: Path
  /** What is written there for a number. */
  readonly written: (value: number) => unknown
  readonly disabled?: boolean
}

/** A number by slider and by keys, sent while it is dragged. */
export function RangeField({ label, value, min, max, step, unit, path, written, disabled = false }: RangeFieldProps) {
  const { edit } = useStudio()
  const id = useId()
  const live = useLiveValue({
    value: String(value),
    isWhole: (text) => text.trim() !== '' && Number.isFinite(Number(text)),
    send: (text, gesture) =>
      edit({ edit: { kind: 'set', file: 'theme', path, value: written(Number(text)) }, label, gesture: `${gesture} ${label}` }),
  })
  const common = { min, max, step, disabled, value: live.text, ...live.handlers }
  return (
    <RangeFieldRoot>
      <label htmlFor={id}>{label}</label>
      <input type="range" id={id} {...common} onChange={(event) => live.change(event.currentTarget.value)} />
      <span data-part="number">
        <input
          type="number"
          aria-label={`${label} in ${unit || 'times'}`}
          {...common}
          onChange={(event) => live.change(event.currentTarget.value)}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
      {live.refusal && <Refused refusal={live.refusal} />}
    </RangeFieldRoot>
  )
}
