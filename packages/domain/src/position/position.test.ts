import { describe, expect, it, vi } from 'vitest'
import { withDistances, type Coords, type Shop } from '../shop/index.ts'
import { findPosition, PositionError, type Device } from './index.ts'

const oslo = { lat: 59.91, long: 10.75 }
const bergen = { lat: 60.39, long: 5.32 }
const lookUp = vi.fn(async (): Promise<Coords> => oslo)
const unknown = () => Promise.reject(new Error('no such code'))
const deviceIn = ({ lat, long }: Coords) =>
  vi.fn<Device['getCurrentPosition']>((found) => found({ coords: { latitude: lat, longitude: long } }))

describe('a position', () => {
  it('[R4.37] is that of the postal code, and the device is not asked', async () => {
    const getCurrentPosition = deviceIn(bergen)
    expect(await findPosition({ postalCode: '0150', lookUp, device: { getCurrentPosition } })).toEqual(oslo)
    expect(lookUp).toHaveBeenCalledExactlyOnceWith('0150')
    expect(getCurrentPosition).not.toHaveBeenCalled()
  })

  it.each([
    ['without a postal code', { postalCode: null, lookUp }],
    ['with one that nobody knows', { postalCode: '0000', lookUp: unknown }],
  ])('[R4.38] %s is that of the device', async (_, sources) => {
    expect(await findPosition({ ...sources, device: { getCurrentPosition: deviceIn(bergen) } })).toEqual(bergen)
  })

  it('[R8.23] is not waited for without end, and need not be of this moment', async () => {
    const getCurrentPosition = deviceIn(bergen)
    await findPosition({ postalCode: null, lookUp, device: { getCurrentPosition } })
    expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({ timeout: 10_000, maximumAge: 300_000 })
  })

  it.each([
    ['without a postal code', { postalCode: null, lookUp }],
    ['with one that nobody knows', { postalCode: '0000', lookUp: unknown }],
  ])('[R4.39] %s and without a device is a PositionError of code 59', async (_, sources) => {
    const error: unknown = await findPosition({ ...sources, device: null }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(PositionError)
    expect(error).toMatchObject({ name: 'PositionError', code: 59 })
  })

  it.each([
    [1, 'User denied Geolocation'],
    [2, 'Position unavailable'],
    [3, 'Timeout expired'],
  ])('[R8.23] that the browser refuses with code %i keeps its code and message', async (code, message) => {
    const device: Device = { getCurrentPosition: (_, failed) => failed({ code, message }) }
    const error: unknown = await findPosition({ postalCode: null, lookUp, device }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(PositionError)
    expect(error).toMatchObject({ code, message })
  })

  it('[R4.40] gives every shop its distance', async () => {
    const shop = (id: number, coords: Coords | null) => ({ id, coords, distance: null }) as Shop
    const position = await findPosition({ postalCode: '0150', lookUp, device: null })
    const [near, far, nowhere] = withDistances([shop(1, oslo), shop(2, bergen), shop(3, null)], position)
    expect([near?.distance, nowhere?.distance]).toEqual([0, null])
    expect(Math.round((far?.distance ?? 0) / 1000)).toBe(305)
  })
})
