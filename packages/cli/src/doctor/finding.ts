import type { Problem } from '@vidda/brand'
import type { Fix } from './fixes.ts'
import type { Place } from './places.ts'

/**
 * `fault`: a build refuses it. `warning`: shoppers would be misled. `blank`: a placeholder that is still to be filled in. `note`: information that
 * may be as intended.
 */
export type Severity = 'fault' | 'warning' | 'blank' | 'note'

export type Finding = {
  readonly brand: string
  readonly severity: Severity
  /** From the workspace's root. */
  readonly file: string
  /** Null where the whole file is meant. */
  readonly place: Place | null
  /** The problem, its reason and the fix, in one text. */
  readonly message: string
  /** Set when there is only one correct fix. */
  readonly fix?: Fix
}

/** A problem and its position: `place`, else the first occurrence of the text `near`, else that of `key`. */
export type Found = Problem & {
  readonly fix?: Fix
  readonly place?: Place
  readonly near?: string
  /** Overrides the severity that the check gives its findings. */
  readonly severity?: Severity
}

export const findingText = ({ file, place, message }: Finding): string =>
  `${file}${place === null ? '' : `:${place.line}:${place.column}`} ${message}`
