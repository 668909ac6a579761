export { alertQueue, noAlerts, withAlert, withoutAlert } from './alert.ts'
export type { Alert, AlertPayload, Alerts, AlertType } from './alert.ts'
