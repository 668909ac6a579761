import { contentTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import type { ContentPage } from '../app/index.ts'
import { FiguresRoot } from './Figures.styles.ts'

type FiguresProps = { readonly figures: NonNullable<ContentPage['figures']> }

/** The key figures of a page, each with its label below it. */
export function Figures({ figures }: FiguresProps) {
  const texts = useTexts(contentTexts)
  return (
    <FiguresRoot role="list" aria-label={texts.figures}>
      {figures.map(({ value, words }) => (
        <li key={`${value} ${words}`}>
          <strong>{value}</strong> <span>{words}</span>
        </li>
      ))}
    </FiguresRoot>
  )
}
