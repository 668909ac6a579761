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

type ChoicesProps = {
  readonly label: string
  readonly rows: readonly (readonly [good: string, bad: string, why: string])[]
  /** Language of what is chosen between; default `en`. */
  readonly lang?: 'nb' | 'en'
}

/** What is done well beside what is done badly, in words. */
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
