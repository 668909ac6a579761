import { alertQueue, noAlerts, withAlert, withoutAlert, type Alert, type Alerts, type AlertType } from '@vidda/domain/alert'
import { createStore, type StoreApi } from 'zustand/vanilla'

export type NewAlert = {
  readonly type: AlertType
  readonly text: string
  readonly title?: string
  /** Time (ms) after which it goes away by itself; without one it stays until it is closed. */
  readonly timeout?: number
  /** Label of a button in the banner that leads to the log-in. */
  readonly login?: string
}

export type AlertView = {
  /** As they are held: by type (spec §4). */
  readonly alerts: Alerts
  /** In order of arrival; the banner shows the first. */
  readonly queue: readonly Alert[]
  readonly add: (alert: NewAlert) => void
  readonly dismiss: (id: string) => void
}

export function createAlertStore(): StoreApi<AlertView> {
  let arrivals = 0
  return createStore<AlertView>()((set, get) => {
    const hold = (alerts: Alerts) => set({ alerts, queue: alertQueue(alerts) })
    return {
      alerts: noAlerts,
      queue: [],
      add({ type, timeout, ...words }) {
        arrivals += 1
        const arrival = arrivals
        hold(withAlert(get().alerts, { type, payload: { ...words, timeout: timeout ?? null }, arrival }))
        if (timeout !== undefined) setTimeout(() => get().dismiss(`alert-${arrival}`), timeout)
      },
      dismiss: (id) => hold(withoutAlert(get().alerts, id)),
    }
  })
}
