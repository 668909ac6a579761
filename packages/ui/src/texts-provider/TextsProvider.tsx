import { bokmaal, type TextNamespace, type Texts } from '@vidda/texts'
import { createContext, useContext, type ReactNode } from 'react'

const TextsContext = createContext<Texts>(bokmaal)

export type TextsProviderProps = {
  /** The whole catalogue, as `withOverrides` of `@vidda/texts` makes it for a brand. */
  readonly texts: Texts
  readonly children: ReactNode
}

/** Gives components a brand's texts; without it they speak plain bokmål. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** `useTexts('cart').title` is `Min Handlekurv`, or what the brand says instead. */
export function useTexts<N extends TextNamespace>(namespace: N): Texts[N] {
  return useContext(TextsContext)[namespace]
}
