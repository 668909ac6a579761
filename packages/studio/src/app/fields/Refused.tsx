import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import type { Refusal } from '../../shared/wire.ts'
import { MendSwatch, RefusedRoot } from './Fields.styles.ts'

export type RefusedProps = {
  readonly refusal: Refusal
  /** Takes the nearest colour that passes. */
  readonly onMend?: (hex: string) => void
}

/** Problems told at most: one colour may fail beside many. */
const most = 3

/** Why what was typed is not in the draft: in which file it would stand, what is wrong with it, and what to do. */
export function Refused({ refusal: { problems, mend }, onMend }: RefusedProps) {
  const [first] = problems
  return (
    <RefusedRoot>
      <Notice tone="error" role="alert" title="Not taken over">
        <ul>
          {problems.slice(0, most).map(({ key, message }) => (
            <li key={`${key ?? ''} ${message}`}>
              {key !== undefined && <code>{key}</code>} {message}
            </li>
          ))}
        </ul>
        {problems.length > most && <p>And {problems.length - most} more.</p>}
        <p data-part="file">{first?.file}</p>
        {mend !== undefined && onMend && (
          <Button size="small" variant="quiet" icon={<MendSwatch style={{ background: mend }} />} onClick={() => onMend(mend)}>
            Use the nearest that passes: {mend}
          </Button>
        )}
      </Notice>
    </RefusedRoot>
  )
}
