export { AlertsProvider, useAlerts } from './AlertsProvider.tsx'
export { useFailure } from './use-failure.ts'
