import { expect, it } from 'vitest'
import { frameCompany } from './frame-company.ts'

function company() {
  const [desktop, phone] = [{ name: 'desktop' }, { name: 'phone' }]
  const present = [desktop]
  const led: string[] = []
  const all = frameCompany(
    () => present,
    ({ name }, path) => led.push(`${name} to ${path}`),
  )
  return { ...all, desktop, phone, led, join: () => present.push(phone) }
}

it('[R11.63] where one frame is taken, the others are led, and arriving there they take nobody along', () => {
  const { hear, desktop, phone, led, join } = company()
  hear(desktop, '/')
  join()
  hear(phone, '/')
  expect(hear(desktop, '/sko')).toBe('/sko')
  expect(led).toEqual(['phone to /sko'])
  expect(hear(phone, '/sko')).toBe('/sko')
  expect(hear(phone, '/klaer')).toBe('/klaer')
  expect(led).toEqual(['phone to /sko', 'desktop to /klaer'])
})

it('[R11.63] a frame that was still opening when the others went on is led on, and pulls nobody back', () => {
  const { hear, desktop, phone, led, join } = company()
  hear(desktop, '/')
  join()
  // It hears nothing yet.
  hear(desktop, '/sko')
  expect(hear(phone, '/')).toBe('/sko')
  expect(hear(phone, '/sko')).toBe('/sko')
  expect(led.every((step) => step === 'phone to /sko')).toBe(true)
})

it('[R11.63] an address that leads on is where all are then, and nobody is led twice', () => {
  const { hear, open, desktop, phone, led, join } = company()
  hear(desktop, '/')
  join()
  hear(phone, '/')
  hear(desktop, '/product/7')
  expect(hear(phone, '/product/sko')).toBe('/product/sko')
  expect(led).toEqual(['phone to /product/7'])
  open('/gammel')
  const fresh = { name: 'fresh' }
  expect(hear(fresh, '/ny')).toBe('/gammel')
  expect(hear(fresh, '/ny')).toBe('/ny')
})

it('[R11.63] a page that says the same again moves nobody', () => {
  const { hear, desktop, phone, led, join } = company()
  hear(desktop, '/')
  join()
  hear(phone, '/')
  hear(desktop, '/')
  expect(led).toEqual([])
})
