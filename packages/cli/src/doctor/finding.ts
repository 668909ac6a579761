import type { Problem } from '@vidda/brand'
import type { Fix } from './fixes.ts'
import type { Place } from './places.ts'

/** `fault`: no shop can be built of it. `warning`: shoppers would be led astray. `blank`: a place that is still to be filled in. */
export type Severity = 'fault' | 'warning' | 'blank'

export type Finding = {
  readonly brand: string
  readonly severity: Severity
  /** From the workspace's root. */
  readonly file: string
  /** Null where the whole file is meant. */
  readonly place: Place | null
  /** The problem, its reason and the fix, in one text. */
  readonly message: string
  /** Where one change alone is right: how it is made. */
  readonly fix?: Fix
}

/** A problem with where it stands: `place`, or the first place of the text `near`, where a key does not tell. */
export type Found = Problem & { readonly fix?: Fix; readonly place?: Place; readonly near?: string }

export const findingText = ({ file, place, message }: Finding): string =>
  `${file}${place === null ? '' : `:${place.line}:${place.column}`} ${message}`
