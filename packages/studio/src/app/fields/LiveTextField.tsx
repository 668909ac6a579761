import { TextArea } from '@vidda/ui/text-area'
import { TextField } from '@vidda/ui/text-field'
import { useLiveValue } from '../state/use-live-value.ts'
import { useStudio } from '../state/studio-context.ts'
import type { Edit } from '../../shared/wire.ts'
import { Refused } from './Refused.tsx'

export type LiveTextFieldProps = {
  readonly label: string
  readonly value: string
  /** The edit that writes a text. */
  readonly editOf: (text: string) => Edit
  /** What undo says of it; the label when left out. */
  readonly step?: string
  readonly help?: string
  /** Several lines. */
  readonly long?: boolean
  readonly className?: string
}

/** The shop loads its page anew for another text: it waits until typing rests. ms */
const rest = 400

/** A text of the brand, sent when typing rests. */
export function LiveTextField({ label, value, editOf, step = label, help, long = false }: LiveTextFieldProps) {
  const { edit } = useStudio()
  const live = useLiveValue({
    value,
    rest,
    send: (text, gesture) => edit({ edit: editOf(text), label: step, gesture: `${gesture} ${step}` }),
  })
  const props = { label, value: live.text, onValueChange: live.change, ...live.handlers, ...(help !== undefined && { help }) }
  return (
    <div>
      {long ? <TextArea {...props} rows={4} /> : <TextField {...props} autoComplete="off" />}
      {live.refusal && <Refused refusal={live.refusal} />}
    </div>
  )
}
