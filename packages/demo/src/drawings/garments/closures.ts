import { curve, round, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { line } from '../studio.ts'

/** A puller hanging from a zip's slider at a point, `turn` degrees from hanging straight. */
function puller(at: Point, paint: Paint, turn = 4, color = paint.accent): string {
  return `<g transform="translate(${round(at[0])} ${round(at[1])}) rotate(${turn})"><rect x="-4.5" y="-8" width="9" height="13" rx="3" fill="#4a4c50"/><rect x="-3.4" y="-7.4" width="3" height="11" rx="1.5" fill="#a9adb3"/><rect x="-1.1" y="3" width="2.2" height="9" fill="#2c2d30"/><path d="M-2.6 10h5.2l1 25q.2 4-3.6 4t-3.6-4z" fill="${color}"/><path d="M-1.9 12h1.6l.2 24q-2 .4-2.3-2z" fill="#fff" fill-opacity=".35"/></g>`
}

/** A zip with teeth along points; its slider and puller sit at the first point when `pull` is given (degrees). */
export function zip(points: readonly Point[], paint: Paint, pull?: number, size = 1): string {
  const tape = line(points, paint.darker, 11 * size) + line(points, paint.seam, 11 * size, 'stroke-opacity="0.5"')
  const teeth = `<path d="${curve(points)}" fill="none" stroke="${paint.lightness > 0.45 ? paint.darker : '#17181a'}" stroke-width="${6 * size}"/><path d="${curve(points)}" fill="none" stroke="${paint.lighter}" stroke-width="${5 * size}" stroke-dasharray="1.7 1.9" stroke-opacity="0.75"/><path d="${curve(points)}" fill="none" stroke="#000" stroke-width="0.8" stroke-opacity="0.5"/>`
  return `<g>${tape}${teeth}${pull === undefined ? '' : puller(points[0] as Point, paint, pull)}</g>`
}

/** A water-tight zip: a smooth welded strip with a fine slit. */
export function slit(points: readonly Point[], paint: Paint, pull?: number): string {
  const strip = line(points, paint.dark, 10) + line(points, paint.darker, 8, 'stroke-opacity="0.65"')
  const edge = line(
    points.map(([x, y]): Point => [x - 3.2, y - 0.6]),
    paint.lighter,
    1,
    'stroke-opacity="0.45"',
  )
  return `<g>${strip}${edge}${line(points, '#000', 1.4, 'stroke-opacity="0.65"')}${pull === undefined ? '' : puller(points[0] as Point, paint, pull)}</g>`
}

/** A draw-cord end with its stopper, hanging from a point. */
export function cord(at: Point, paint: Paint, length = 46, lean = 6): string {
  const [x, y] = at
  const loop: Point[] = [
    [x, y],
    [x + lean * 0.4, y + length * 0.5],
    [x + lean, y + length],
  ]
  return `${line(loop, '#222', 4.2, 'stroke-opacity="0.35" transform="translate(2 3)"')}${line(loop, paint.accent, 3)}<g transform="translate(${round(x + lean * 0.3)} ${round(y + length * 0.35)}) rotate(${-lean})"><rect x="-6" y="-7" width="12" height="16" rx="4" fill="#2b2c2f"/><rect x="-4.4" y="-5.6" width="3" height="12" rx="1.5" fill="#8f949a"/></g>`
}

/** A press stud in the cloth's own tone. */
export const snap = ([x, y]: Point, paint: Paint, r = 7): string =>
  `<g transform="translate(${round(x)} ${round(y)})"><circle cx="1" cy="2" r="${r + 0.6}" fill="#000" fill-opacity=".35"/><circle r="${r}" fill="${paint.darker}"/><circle r="${r}" fill="none" stroke="${paint.lighter}" stroke-width=".8" stroke-opacity=".6"/><circle r="${r * 0.55}" fill="${paint.dark}"/><path d="M${-r * 0.5} ${-r * 0.1}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.6} ${-r * 0.4}" stroke="#fff" stroke-width="1.2" stroke-opacity=".5" fill="none"/></g>`

/** A sewn button with four holes. */
export const button = ([x, y]: Point, color: string, r = 8): string =>
  `<g transform="translate(${round(x)} ${round(y)})"><circle cx="1" cy="2.4" r="${r}" fill="#000" fill-opacity=".4"/><circle r="${r}" fill="${color}"/><circle r="${r * 0.98}" fill="none" stroke="#fff" stroke-width="1" stroke-opacity=".25"/><circle r="${r * 0.68}" fill="#000" fill-opacity=".12"/><g fill="#000" opacity=".6"><circle cx="-2" cy="-2" r="1"/><circle cx="2" cy="-2" r="1"/><circle cx="-2" cy="2" r="1"/><circle cx="2" cy="2" r="1"/></g><path d="M${-r * 0.6} ${-r * 0.3}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.8} ${-r * 0.4}" stroke="#fff" stroke-width="1.3" stroke-opacity=".5" fill="none"/></g>`
