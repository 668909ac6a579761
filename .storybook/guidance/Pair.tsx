import { Icon } from '@vidda/ui/icon'
import type { ReactNode } from 'react'
import './guidance.css'

type Side = {
  /** The example. */
  readonly shown: ReactNode
  /** Why it works, or what goes wrong. */
  readonly why: string
}

type PairProps = {
  readonly good: Side
  readonly bad: Side
  /** One below the other, for examples that need the full width. */
  readonly stacked?: boolean
}

function Half({ kind, side }: { readonly kind: 'do' | 'dont'; readonly side: Side }) {
  return (
    <figure className="guidance-half" data-kind={kind}>
      <div className="guidance-shown" lang="nb">
        {side.shown}
      </div>
      <figcaption>
        <strong>
          <Icon name={kind === 'do' ? 'check' : 'close'} /> {kind === 'do' ? 'Do' : 'Don’t'}
        </strong>{' '}
        {side.why}
      </figcaption>
    </figure>
  )
}

/** A good and a bad example of the same thing, in real components. */
export function Pair({ good, bad, stacked = false }: PairProps) {
  return (
    <div className="guidance-pair" data-stacked={stacked || undefined}>
      <Half kind="do" side={good} />
      <Half kind="dont" side={bad} />
    </div>
  )
}

type ChoicesProps = {
  readonly label: string
  readonly rows: readonly (readonly [good: string, bad: string, why: string])[]
  /** Language of the examples; default `en`. */
  readonly lang?: 'nb' | 'en'
}

/** A table of good and bad examples in text. */
export function Choices({ rows, label, lang = 'en' }: ChoicesProps) {
  return (
    <table className="guidance-choices" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Do</th>
          <th scope="col">Don’t</th>
          <th scope="col">Because</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([good, bad, why]) => (
          <tr key={good}>
            <td lang={lang}>{good}</td>
            <td lang={lang}>{bad}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
