import { contentTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import type { ContentPage } from '../app/index.ts'
import { FiguresRoot } from './Figures.styles.ts'

type FiguresProps = { readonly figures: NonNullable<ContentPage['figures']> }

/** What counts for the brand, in large numerals with the words beneath. */
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
