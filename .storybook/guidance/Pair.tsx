import { Icon } from '@vidda/ui/icon'
import type { ReactNode } from 'react'
import './guidance.css'

type Side = {
  /** What to look at. */
  readonly shown: ReactNode
  /** Why it works, or what goes wrong. */
  readonly why: string
}

type PairProps = {
  readonly good: Side
  readonly bad: Side
  /** Below each other: for what is as wide as the window. */
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

/** The same thing done well and done badly, in real components. */
export function Pair({ good, bad, stacked = false }: PairProps) {
  return (
    <div className="guidance-pair" data-stacked={stacked || undefined}>
      <Half kind="do" side={good} />
      <Half kind="dont" side={bad} />
    </div>
  )
}

type Row = readonly [write: string, instead: string, why: string]

/** Sentences in Norwegian, each with a worse one beside it. */
export function Sentences({ rows, label }: { readonly rows: readonly Row[]; readonly label: string }) {
  return (
    <table className="guidance-sentences" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Write</th>
          <th scope="col">Instead of</th>
          <th scope="col">Because</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([write, instead, why]) => (
          <tr key={write}>
            <td lang="nb">{write}</td>
            <td lang="nb">{instead}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
