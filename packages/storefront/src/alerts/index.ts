export { AlertsProvider, useAlerts } from './AlertsProvider.tsx'
