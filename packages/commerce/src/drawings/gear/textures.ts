import { idOf } from '../geometry.ts'
import { tile } from './form.ts'

interface Fill {
  readonly def: string
  readonly fill: string
}

/** A texture over everything that is drawn before it inside the same clip. */
export const over = ({ def, fill }: Fill, opacity = 1): string => `${def}<rect x="-200" y="-200" width="1300" height="1500" fill="${fill}" opacity="${opacity}"/>`

/** Engineered mesh: rows of small holes. */
export const mesh = (dark: string, light: string, size = 9, turn = -12): Fill =>
  tile(
    size,
    size,
    `<ellipse cx="${size * 0.27}" cy="${size * 0.27}" rx="${size * 0.19}" ry="${size * 0.14}" fill="${dark}"/><ellipse cx="${size * 0.77}" cy="${size * 0.77}" rx="${size * 0.19}" ry="${size * 0.14}" fill="${dark}"/><path d="M${size * 0.1} ${size * 0.44}h${size * 0.34}M${size * 0.6} ${size * 0.94}h${size * 0.34}" stroke="${light}" stroke-width="${size * 0.08}" opacity=".6"/>`,
    turn,
  )

/** Ripstop: a fine grid of stronger threads. */
export const ripstop = (dark: string, light: string, size = 9): Fill =>
  tile(size, size, `<path d="M0 .5H${size}M.5 0V${size}" stroke="${dark}" stroke-width="1" opacity=".5"/><path d="M0 1.5H${size}M1.5 0V${size}" stroke="${light}" stroke-width=".7" opacity=".5"/>`)

/** Plain weave of thick threads. */
export const weave = (dark: string, light: string, size = 5): Fill =>
  tile(
    size,
    size,
    `<path d="M0 ${size * 0.25}h${size * 0.5}M${size * 0.5} ${size * 0.75}h${size * 0.5}" stroke="${light}" stroke-width="${size * 0.4}" opacity=".5"/><path d="M${size * 0.25} ${size * 0.5}v${size * 0.5}M${size * 0.75} 0v${size * 0.5}" stroke="${dark}" stroke-width="${size * 0.4}" opacity=".55"/>`,
  )

/** Ribbed webbing along the x axis, turned by `turn` degrees. */
export const ribs = (dark: string, light: string, size = 4, turn = 0): Fill =>
  tile(size, size, `<path d="M0 0V${size}" stroke="${dark}" stroke-width="${size * 0.6}" opacity=".55"/><path d="M${size * 0.6} 0V${size}" stroke="${light}" stroke-width="${size * 0.3}" opacity=".45"/>`, turn)

/** Twill of carbon fibre. */
export const carbon = (size = 10): Fill =>
  tile(
    size,
    size,
    `<rect width="${size}" height="${size}" fill="#17181a"/><path d="M0 0h${size / 2}v${size / 2}H0zM${size / 2} ${size / 2}h${size / 2}v${size / 2}h${-size / 2}z" fill="#2b2d31"/><path d="M0 ${size * 0.12}h${size / 2}M${size / 2} ${size * 0.62}h${size / 2}" stroke="#55585e" stroke-width="${size * 0.07}"/>`,
    45,
  )

/** A tile of fine unevenness (suede, leather, felt), to be laid over in soft light. */
export const grain = (frequency: number | string, contrast = 1.6): Fill => {
  const id = idOf(`grain${frequency},${contrast}`)
  const size = typeof frequency === 'string' ? 700 : 180
  const shift = (1 - contrast) / 2
  const row = `${contrast} 0 0 0 ${shift}`
  return {
    def: `<defs><filter id="${id}f" filterUnits="userSpaceOnUse" x="0" y="0" width="${size}" height="${size}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="3" stitchTiles="stitch"/><feColorMatrix values="${row} ${row} ${row} 0 0 0 0 1"/></filter><pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" filter="url(#${id}f)"/></pattern></defs>`,
    fill: `url(#${id})`,
  }
}

/** Grain over an outline (path data). */
export const grained = (d: string, frequency: number | string, opacity: number, contrast = 1.6): string => {
  const { def, fill } = grain(frequency, contrast)
  return `${def}<path d="${d}" fill="${fill}" opacity="${opacity}" style="mix-blend-mode:soft-light"/>`
}
