import { useId, type ReactNode } from 'react'
import { PanelRoot } from './Panels.styles.ts'

export type PanelProps = {
  readonly title: string
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly about?: ReactNode
  readonly children: ReactNode
}

/** One group of fields under its heading. */
export function Panel({ title, aside, about, children }: PanelProps) {
  const id = useId()
  return (
    <PanelRoot aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {about && <p data-part="about">{about}</p>}
      {children}
    </PanelRoot>
  )
}
