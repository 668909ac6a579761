import { expect, it } from 'vitest'
import { storedTrail } from '../breadcrumb/index.ts'
import { alertQueue, noAlerts, withAlert, withoutAlert, type AlertType } from './index.ts'

const alerts = (['error', 'success', 'error', 'info', 'warning'] as const).reduce(
  (held, type: AlertType, index) => withAlert(held, { type, payload: { text: `Nr. ${index + 1}`, timeout: null }, arrival: index + 1 }),
  noAlerts,
)
const texts = (queue: ReturnType<typeof alertQueue>) => queue.map(({ payload }) => payload.text)

it('[R4.32] are held by type, and stand in the queue in order of arrival', () => {
  expect(texts(alerts.error)).toEqual(['Nr. 1', 'Nr. 3'])
  expect(texts(alerts.success)).toEqual(['Nr. 2'])
  expect(texts(alertQueue(alerts))).toEqual(['Nr. 1', 'Nr. 2', 'Nr. 3', 'Nr. 4', 'Nr. 5'])
})

it('[R4.32] one that is dismissed is gone, and no other', () => {
  const [, second] = alertQueue(alerts)
  expect(texts(alertQueue(withoutAlert(alerts, second?.id ?? '')))).toEqual(['Nr. 1', 'Nr. 3', 'Nr. 4', 'Nr. 5'])
  expect(withoutAlert(alerts, 'no such')).toEqual(alerts)
})

it('[R3.51] an alert has a type and a payload with a timeout; a breadcrumb name, params and title', () => {
  expect(withAlert(noAlerts, { type: 'success', payload: { text: 'Sendt', timeout: 3000 }, arrival: 1 }).success).toEqual([
    { id: 'alert-1', type: 'success', payload: { text: 'Sendt', timeout: 3000 }, arrival: 1 },
  ])
  const crumb = { name: 'category', params: { path: '/klaer', scrollPosition: 812 }, title: 'Klær' }
  expect(storedTrail([crumb])).toEqual([crumb])
  expect(storedTrail([{ ...crumb, params: { path: '/klaer' } }])).toEqual([])
})
