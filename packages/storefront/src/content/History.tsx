import { contentTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import type { ContentPage } from '../app/index.ts'
import { HistoryRoot } from './History.styles.ts'

type HistoryProps = { readonly years: NonNullable<ContentPage['history']> }

/** The company's history as a timeline, oldest year first. */
export function History({ years }: HistoryProps) {
  const texts = useTexts(contentTexts)
  return (
    <HistoryRoot role="list" aria-label={texts.history}>
      {years.map(({ value, words }) => (
        <li key={`${value} ${words}`}>
          <strong>{value}</strong> <span>{words}</span>
        </li>
      ))}
    </HistoryRoot>
  )
}
