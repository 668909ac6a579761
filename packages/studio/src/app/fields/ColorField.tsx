import { useId, type ReactNode } from 'react'
import { useLiveValue } from '../state/use-live-value.ts'
import { useStudio } from '../state/studio-context.ts'
import type { ColorEdit } from '../../shared/wire.ts'
import { RatioOf, type RatioOfProps } from './RatioOf.tsx'
import { ColorFieldRoot } from './Fields.styles.ts'
import { Refused } from './Refused.tsx'

export type ColorFieldProps = Pick<ColorEdit, 'group' | 'name' | 'scheme'> & {
  readonly label: string
  /** What the brand has, as `#rrggbb`. */
  readonly hex: string
  readonly disabled?: boolean
  /** Under the label, such as what the theme says of the colour. */
  readonly about?: ReactNode
  /** Has it derived from the seeds again; where it is derived, or there are none, left out. */
  readonly onDerive?: () => void
  /** Whose contrast stands at the end of the row, with the colour that is shown. */
  readonly pairs?: Omit<RatioOfProps, 'hex'>
}

const isHex = (text: string): boolean => /^#[\da-f]{6}$/iu.test(text)
const withHash = (text: string): string => (/^[\da-f]{6}$/iu.test(text.trim()) ? `#${text.trim()}` : text.trim()).toLowerCase()

/** A colour by the system's picker or as `#rrggbb`, sent while it is dragged. */
export function ColorField({ group, name, scheme, label, hex, disabled = false, about, onDerive, pairs }: ColorFieldProps) {
  const { edit } = useStudio()
  const id = useId()
  const live = useLiveValue({
    value: hex,
    isWhole: isHex,
    send: (text, gesture) =>
      edit({ edit: { kind: 'color', group, name, scheme, hex: withHash(text) }, label: `Colour ${label}`, gesture: `${gesture} ${name}` }),
  })
  const shown = isHex(live.text) ? live.text : hex
  return (
    <ColorFieldRoot role="group" aria-label={label} data-refused={live.refusal ? true : undefined}>
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={shown}
        disabled={disabled}
        onChange={(event) => live.change(event.currentTarget.value)}
        {...live.handlers}
      />
      <div data-part="words">
        <label htmlFor={id}>{label}</label>
        {about && <small id={`${id}-about`}>{about}</small>}
        {onDerive && (
          <button type="button" disabled={disabled} aria-label={`Derive ${label.toLowerCase()} from the seeds`} onClick={onDerive}>
            Derive
          </button>
        )}
      </div>
      <input
        id={id}
        type="text"
        data-part="hex"
        aria-describedby={about ? `${id}-about` : undefined}
        spellCheck={false}
        autoComplete="off"
        value={live.text}
        disabled={disabled}
        aria-invalid={live.refusal ? true : undefined}
        onChange={(event) => live.change(withHash(event.currentTarget.value))}
        {...live.handlers}
      />
      <span data-part="aside">{pairs && <RatioOf {...pairs} hex={shown} />}</span>
      {live.refusal && <Refused refusal={live.refusal} onMend={live.take} />}
    </ColorFieldRoot>
  )
}
