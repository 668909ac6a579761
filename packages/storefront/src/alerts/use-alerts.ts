import { useStore } from 'zustand'
import { useApp } from '../app/index.ts'
import type { AlertView } from './alert-store.ts'
import { alertsOf } from './alerts-of.ts'

export function useAlerts<T>(select: (view: AlertView) => T): T {
  return useStore(alertsOf(useApp()), select)
}
