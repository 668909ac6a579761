import type { GeneratedChain } from './chains.ts'

/** `days` are relative to today, the last one included; `off` is a percentage or kroner. Codes for some alone are in no list. */
type PromoCodeEntry = {
  readonly code: string
  readonly days: readonly [from: number, to: number]
  readonly off: { readonly percent: number } | { readonly kroner: number }
  readonly forEveryone: boolean
}

export const promoCodeEntries: Readonly<Record<GeneratedChain, readonly PromoCodeEntry[]>> = {
  1: [
    { code: 'TUR10', days: [-20, 20], off: { percent: 10 }, forEveryone: true },
    { code: 'HUNDRE', days: [-5, 9], off: { kroner: 100 }, forEveryone: true },
    { code: 'KLUBB15', days: [-60, 120], off: { percent: 15 }, forEveryone: false },
    { code: 'SOMMER20', days: [-150, -80], off: { percent: 20 }, forEveryone: true },
    { code: 'ROMJUL', days: [30, 45], off: { percent: 25 }, forEveryone: true },
  ],
  2: [
    { code: 'ULL', days: [-10, 30], off: { percent: 10 }, forEveryone: true },
    { code: 'VELKOMMEN', days: [-200, 200], off: { kroner: 150 }, forEveryone: false },
    { code: 'HØST', days: [-90, -30], off: { percent: 15 }, forEveryone: true },
  ],
  3: [
    { code: 'TOPP10', days: [-10, 30], off: { percent: 10 }, forEveryone: true },
    { code: 'FØRE200', days: [-5, 60], off: { kroner: 200 }, forEveryone: false },
    { code: 'FØRSESONG', days: [-120, -40], off: { percent: 15 }, forEveryone: true },
  ],
  4: [
    { code: 'ARVET', days: [-30, 90], off: { percent: 15 }, forEveryone: true },
    { code: 'VELKOMMEN100', days: [-200, 200], off: { kroner: 100 }, forEveryone: false },
    { code: 'BARNEHAGE', days: [-140, -60], off: { percent: 20 }, forEveryone: true },
  ],
}
