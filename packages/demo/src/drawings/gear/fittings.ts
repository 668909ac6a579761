import { round } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { line } from '../studio.ts'
import { finishes, form, run, washed } from './form.ts'

/** The accent at rest: for laces, linings and trims that should not shout. */
export const quiet = (paint: Paint): string => shade(paint.accent, paint.lightness > 0.5 ? -0.08 : 0, 0.35)

/** A lace strand between two eyelets: round cord with its twist and shadow. */
export const strand = (points: readonly Point[], colour: string, thick = 9): string =>
  line(points, '#000', thick + 3, 'opacity=".32" transform="translate(1.5 4)"') +
  line(points, shade(colour, -0.17), thick) +
  line(points, colour, thick * 0.72, 'transform="translate(-.8 -1)"') +
  line(
    points,
    shade(colour, 0.14),
    thick * 0.34,
    `stroke-dasharray="${thick * 0.35} ${thick * 0.5}" opacity=".8" transform="translate(-1 -1.6)"`,
  )

/** A metal eyelet. */
export const eyelet = ([x, y]: Point, r = 7): string =>
  `<g transform="translate(${round(x)} ${round(y)})"><circle cx="1" cy="2" r="${r + 1}" fill="#000" opacity=".4"/><circle r="${r}" fill="#6f747a"/><path d="M${-r * 0.8} 0a${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.8} ${-r * 0.8}" stroke="#f4f6f8" stroke-width="1.6" fill="none"/><circle r="${r * 0.52}" fill="#15161a"/></g>`

/** A lace hook seen from the side. */
export const hook = ([x, y]: Point, turn: number): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})"><path d="M-13 -8h17q9 0 9 8t-9 8h-17q-5 0-5-8t5-8z" fill="#000" opacity=".35" transform="translate(2 4)"/><path d="M-13 -8h17q9 0 9 8t-9 8h-17q-5 0-5-8t5-8z" fill="#54585e"/><path d="M-13 -6h16q6 0 7 3h-27z" fill="#c9ced4" opacity=".85"/><circle cx="-10" r="2.6" fill="#26282c"/></g>`

/** A side-release buckle, `wide` px, its middle at a point. */
export const buckle = ([x, y]: Point, turn = 0, wide = 54, colour = '#26282b'): string => {
  const half = wide / 2
  const body = `M${-half} ${-half * 0.5}q${half * 0.3} ${-half * 0.12} ${half * 0.5} 0h${half * 0.95}q${half * 0.4} 0 ${half * 0.55} ${half * 0.5}q${-half * 0.15} ${half * 0.5} ${-half * 0.55} ${half * 0.5}h${-half * 0.95}q${-half * 0.2} ${half * 0.12} ${-half * 0.5} 0z`
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})"><path d="${body}" fill="#000" opacity=".35" transform="translate(3 5)"/>${form(body, colour, finishes.plastic)}<path d="M${-half * 0.2} ${-half * 0.28}h${half * 0.55}l${half * 0.16} ${half * 0.28}l${-half * 0.16} ${half * 0.28}h${-half * 0.55}z" fill="#000" opacity=".45"/><path d="M${-half * 0.82} ${-half * 0.34}v${half * 0.68}" stroke="#000" stroke-width="3" opacity=".5"/></g>`
}

/** A flat strap along points. */
export const strap = (points: readonly Point[], colour: string, wide = 18): string =>
  line(points, '#000', wide + 2, 'opacity=".3" transform="translate(3 5)" style="stroke-linecap:butt"') +
  line(points, shade(colour, -0.06), wide, 'style="stroke-linecap:butt"') +
  line(points, shade(colour, 0.04), wide * 0.8, 'style="stroke-linecap:butt"') +
  line(points, '#000', wide * 0.86, 'stroke-dasharray="1.2 2.2" opacity=".22" style="stroke-linecap:butt"') +
  line(points, shade(colour, 0.14), 1.2, `stroke-dasharray="4 2.4" opacity=".55" transform="translate(${-wide * 0.06} ${-wide * 0.3})"`)

/** A row of stitches along points. */
export const stitch = (points: readonly Point[], colour: string, thick = 1.6): string =>
  line(points, '#000', thick + 0.8, `stroke-dasharray="${thick * 3.2} ${thick * 1.9}" opacity=".3" transform="translate(.6 1.2)"`) +
  line(points, colour, thick, `stroke-dasharray="${thick * 3.2} ${thick * 1.9}"`)

export interface Turned {
  readonly x: number
  /** Heights and radii from top to bottom, px. */
  readonly profile: readonly (readonly [y: number, radius: number])[]
  readonly colour: string
  /** 0 matte powder coat, 1 bright metal. */
  readonly gloss: number
}

/** A turned body (bottle, can): its outline and a band of studio light across it. */
export const turned = ({ x, profile, colour, gloss }: Turned): { d: string; svg: string } => {
  const widest = Math.max(...profile.map(([, r]) => r))
  const d = turnedPath(x, profile)
  const metal = gloss > 0.8
  const stops: Parameters<typeof run>[4] = metal
    ? [
        [0, shade(colour, -0.3)],
        [0.06, shade(colour, -0.05)],
        [0.16, shade(colour, 0.24)],
        [0.26, shade(colour, 0.06)],
        [0.42, shade(colour, -0.14)],
        [0.58, shade(colour, -0.06)],
        [0.7, shade(colour, 0.12)],
        [0.8, shade(colour, -0.1)],
        [0.93, shade(colour, -0.34)],
        [1, shade(colour, -0.16)],
      ]
    : [
        [0, shade(colour, -0.16)],
        [0.08, shade(colour, -0.03)],
        [0.2, shade(colour, 0.1 + gloss * 0.1)],
        [0.36, shade(colour, 0.05)],
        [0.6, shade(colour, -0.05)],
        [0.85, shade(colour, -0.17)],
        [0.96, shade(colour, -0.24)],
        [1, shade(colour, -0.15)],
      ]
  return { d, svg: washed(d, run(x - widest, 0, x + widest, 0, stops)) }
}

/** The outline of a turned body, with round top and bottom edges as a lens sees them. */
const turnedPath = (x: number, profile: Turned['profile']): string => {
  const left = profile.map(([y, r]) => `${round(x - r)} ${round(y)}`)
  const right = profile.map(([y, r]) => `${round(x + r)} ${round(y)}`).toReversed()
  const [topY, topR] = profile[0] ?? [0, 0]
  const [lowY, lowR] = profile.at(-1) ?? [0, 0]
  return `M${left.join('L')}Q${round(x)} ${round(lowY + lowR * 0.2)} ${right[0] ?? ''}L${right.slice(1).join('L')}Q${round(x)} ${round(topY - topR * 0.2)} ${round(x - topR)} ${round(topY)}Z`
}

/** A long soft highlight. */
export const sheen = (points: readonly Point[], wide: number, opacity: number, blur: 'soft2' | 'soft6' | 'soft14' = 'soft2'): string =>
  line(points, '#fff', wide, `opacity="${opacity}" filter="url(#${blur})"`)
