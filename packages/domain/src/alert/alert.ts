const alertTypes = ['error', 'warning', 'info', 'success'] as const
export type AlertType = (typeof alertTypes)[number]

/** What an alert says (spec §3 Alert). */
export type AlertPayload = {
  readonly text: string
  /** Without one the type's own title shows (spec §8). */
  readonly title?: string
  /** Time (ms) after which it goes away by itself; null stays until it is closed. */
  readonly timeout: number | null
  /** Label of a button in the banner that leads to the log-in. */
  readonly login?: string
}

export type Alert = {
  readonly id: string
  readonly type: AlertType
  readonly payload: AlertPayload
  /** Its place in the order of arrival, from 1. */
  readonly arrival: number
}

/** Alerts as they are held: by type (spec §4). */
export type Alerts = Readonly<Record<AlertType, readonly Alert[]>>

export const noAlerts: Alerts = { error: [], warning: [], info: [], success: [] }

/** The alerts of every type, in order of arrival: the banner shows the first. */
export const alertQueue = (alerts: Alerts): readonly Alert[] =>
  alertTypes.flatMap((type) => alerts[type]).toSorted((left, right) => left.arrival - right.arrival)

/** With one more, after all that came before: `arrival` counts on for as long as the page is open. */
export const withAlert = (alerts: Alerts, { type, payload, arrival }: Omit<Alert, 'id'>): Alerts => ({
  ...alerts,
  [type]: [...alerts[type], { id: `alert-${arrival}`, type, payload, arrival }],
})

export const withoutAlert = (alerts: Alerts, id: string): Alerts => {
  const without = (type: AlertType) => alerts[type].filter((alert) => alert.id !== id)
  return { error: without('error'), warning: without('warning'), info: without('info'), success: without('success') }
}
