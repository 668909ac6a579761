import type { Alert } from '@vidda/ui/alert-banner'
import { createStore, type StoreApi } from 'zustand/vanilla'

export type AlertView = {
  /** In order of arrival; the banner shows the first. */
  readonly queue: readonly Alert[]
  readonly add: (alert: Omit<Alert, 'id'>) => void
  readonly dismiss: (id: string) => void
}

export function createAlertStore(): StoreApi<AlertView> {
  let arrivals = 0
  return createStore<AlertView>()((set, get) => ({
    queue: [],
    add(alert) {
      arrivals += 1
      set({ queue: [...get().queue, { ...alert, id: `alert-${arrivals}` }] })
    },
    dismiss: (id) => set({ queue: get().queue.filter((alert) => alert.id !== id) }),
  }))
}
