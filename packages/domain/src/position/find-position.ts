import type { Coords } from '../shop/index.ts'
import { PositionError } from './position-error.ts'

/** What a browser has as `navigator.geolocation`. */
export type Device = {
  readonly getCurrentPosition: (
    found: (position: { readonly coords: { readonly latitude: number; readonly longitude: number } }) => void,
    failed: (error: { readonly code: number; readonly message: string }) => void,
    options?: { readonly timeout: number; readonly maximumAge: number },
  ) => void
}

/** Longest wait (ms) for the device, once it may be asked. */
const deviceTimeout = 10_000
/** A position of so long ago (ms) is as good as a new one. */
const positionAge = 300_000

export type PositionSources = {
  /** Four digits, or null when the shopper gave none. */
  readonly postalCode: string | null
  readonly lookUp: (postalCode: string) => Promise<Coords>
  /** Null where there is none, or where it may not be asked. */
  readonly device: Device | null
}

/** Where the shopper is: by postal code, else by the device; rejects with a {@link PositionError} (spec §4 Position). */
export async function findPosition({ postalCode, lookUp, device }: PositionSources): Promise<Coords> {
  const place = postalCode === null ? null : await lookUp(postalCode).catch(() => null)
  if (place) return place
  if (!device) throw new PositionError('There is neither a postal code nor a device that knows its position')
  return new Promise((resolve, reject) => {
    device.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
      ({ message, code }) => reject(new PositionError(message, code)),
      { timeout: deviceTimeout, maximumAge: positionAge },
    )
  })
}
