import type { Frame } from './frame.ts'
import { crested, noiseFrom, rolling } from './noise.ts'
import type { Land, Slope } from './relief.ts'

/** Where the ridges run from the summit, in turns, anticlockwise from the right; the viewer is below, at three quarters of a turn. */
const ridges = [0.02, 0.27, 0.53, 0.69, 0.86] as const

/** 0 up to `low`, 1 from `high` on, with an even curve between. */
export const smooth = (low: number, high: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}

/** 0 on a ridge, 1 in the middle of the face between two. */
const fromRidge = (turn: number): number => {
  const place = ((turn % 1) + 1) % 1
  const before = ridges.findLast((ridge) => ridge <= place) ?? (ridges.at(-1) ?? 0) - 1
  const after = ridges.find((ridge) => ridge > place) ?? (ridges[0] ?? 0) + 1
  return Math.min(place - before, after - place) / ((after - before) / 2)
}

/** A steep snowy summit over its valley, moonlit or sunlit from the left: `tall` units high, its foot at the origin. */
export const summit = (frame: Frame, origin: readonly [number, number], tall: number): Land => {
  const noise = noiseFrom(frame.seed * 31 + 5)
  const [bends, ribs, crags] = [rolling(noise, 3), crested(noise, 2), crested(noise, 3)]
  const height = (right: number, away: number): number => {
    const reach = Math.hypot(right, away)
    const turn = Math.atan2(away, right) / (2 * Math.PI) + 0.045 * bends(right / 30, away / 30 + 7) * Math.min(1, reach / 10)
    const face = Math.sin((Math.min(1, fromRidge(turn)) * Math.PI) / 2)
    const rib = (ribs(turn * 19 + 0.8 * noise(right / 14, away / 14), reach / 40) - 0.45) * Math.min(1, reach / 7)
    const length = 44 - 20 * face + 8 * rib
    const shoulders = 0.09 * bends(reach / 9, turn * 3) * Math.min(1, reach / 6)
    const broken = 4 * (crags(right / 24, away / 24) - 0.5) * Math.min(1, reach / 12) * Math.exp(-reach / 55)
    return tall * Math.exp(-reach / length) * (1 + shoulders) + broken + 1.6 * bends(right / 40, away / 30)
  }
  const light = ({ right, away, height: over, riseRight, riseAway }: Slope): number => {
    const steep = Math.hypot(riseRight, riseAway)
    const lit = (0.74 * riseRight + 0.24 * riseAway + 0.5) / Math.sqrt(1 + steep * steep)
    const rock = smooth(1.15, 1.6, steep + 0.5 * noise(right / 2.8, over / 2 + away / 9)) * 0.55
    const valley = 0.3 + 0.7 * smooth(tall * 0.08, tall * 0.5, over)
    return Math.min(1, Math.max(0, 0.1 + 0.9 * lit)) * (1 - rock) * valley
  }
  return { origin, height, near: -100, far: 22, tilt: 0.3, light }
}
