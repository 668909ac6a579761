export { alertsOf } from './alerts-of.ts'
export { useAlerts } from './use-alerts.ts'
export { useFailure } from './use-failure.ts'
export { useSuccess } from './use-success.ts'
