import { createContext, useContext, type ReactNode } from 'react'
import { TextsProvider } from '@vidda/ui/texts-provider'
import type { App } from './app.ts'

const AppContext = createContext<App | null>(null)

export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppContext value={app}>
      <TextsProvider texts={app.brand.texts}>{children}</TextsProvider>
    </AppContext>
  )
}

/** The app of the page; throws outside an `AppProvider`. */
export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp needs an <AppProvider> above it')
  return app
}
