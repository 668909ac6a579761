import { wordsOf, type Namespace, type TextOverrides, type WordsOf } from '@vidda/texts'
import { createContext, useContext, type ReactNode } from 'react'

const none: TextOverrides = {}
const TextsContext = createContext<TextOverrides>(none)

export type TextsProviderProps = {
  /** A brand's own texts, by namespace and key; where it has none, the common ones are spoken. */
  readonly texts: TextOverrides
  /** Components under it speak with these texts. */
  readonly children: ReactNode
}

/** Gives components a brand's texts; without it they speak plain bokmål. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** `useTexts(cartTexts).title` is `Min Handlekurv`, or what the brand says instead. A page carries only the namespaces that its components import. */
export function useTexts<N extends Namespace>(namespace: N): WordsOf<N> {
  return wordsOf(namespace, useContext(TextsContext))
}
