import { createContext, useContext, useState, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'
import { createAlertStore, type AlertView } from './alert-store.ts'

const AlertsContext = createContext<StoreApi<AlertView> | null>(null)

export function AlertsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createAlertStore)
  return <AlertsContext value={store}>{children}</AlertsContext>
}

export function useAlerts<T>(select: (view: AlertView) => T): T {
  const store = useContext(AlertsContext)
  if (!store) throw new Error('useAlerts needs an <AlertsProvider> above it')
  return useStore(store, select)
}
