import { TextsProvider } from '@vidda/ui/texts-provider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Studio } from './Studio.tsx'

/** The few words that the library's components say by themselves: this is a tool, and its words are English. */
const texts = {
  common: { close: 'Close', loading: 'Loading …' },
  forms: { optional: 'optional', required: 'required', summary: 'Put this right first', error: 'Error' },
} as const

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <TextsProvider texts={texts}>
        <Studio />
      </TextsProvider>
    </StrictMode>,
  )
