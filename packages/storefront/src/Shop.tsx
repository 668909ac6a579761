import type { ReactNode } from 'react'
import { AppProvider, type App } from './app/index.ts'
import { CartProvider } from './cart/index.ts'

/** Everything that stands around the router, the same on the server and in the browser. */
export function Shop({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppProvider app={app}>
      <CartProvider>{children}</CartProvider>
    </AppProvider>
  )
}
