import { hasDark, type Theme } from '@vidda/tokens'
import type { ReactNode } from 'react'
import { allThemes, themes } from '../themes.ts'
import './tokens.css'

type PageProps = {
  /** What the toolbar says: a theme's name, or that of all. */
  readonly chosen: unknown
  readonly title: string
  readonly lead: string
  /** The page for one theme. */
  readonly children: (theme: Theme) => ReactNode
}

/** A page of tokens for the chosen theme, or below each other for all; everything on it is drawn with the tokens that it tells of. */
export function Page({ chosen, title, lead, children }: PageProps) {
  const tested = document.documentElement.dataset['testedTheme']
  const names = chosen === allThemes && tested === undefined ? Object.keys(themes) : [tested ?? String(chosen)]
  return names.map((name) => {
    const theme = themes[name]
    return theme ? (
      <article key={name} className="tokens" data-theme={name} lang="en">
        <header className="tokens-head">
          <p className="tokens-theme">
            {name}
            {hasDark(theme) ? ', light and dark' : ''}
          </p>
          <h1>{title}</h1>
          <p className="tokens-lead">{lead}</p>
        </header>
        {children(theme)}
      </article>
    ) : null
  })
}

type SectionProps = {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className="tokens-section">
      <h2>{title}</h2>
      {note === undefined ? null : <p className="tokens-note">{note}</p>}
      {children}
    </section>
  )
}
