import { genderIds } from '@vidda/domain/gender'
import { drawBanner, drawGoods } from '../drawings/index.ts'
import { textTone, type BannerScene } from '../drawings/banners/index.ts'

export const views = ['front', 'back', 'detail'] as const
export type View = (typeof views)[number]

export type Scenery = { readonly scene: BannerScene; readonly palette: readonly string[]; readonly seed: number }

/** px of the drawing before it is scaled, by shape of banner. */
export const bannerShapes = { wide: { width: 1280, height: 560 }, card: { width: 1280, height: 960 } } as const
export type BannerShape = keyof typeof bannerShapes

/** A kind of goods as drawn for the one who wears it: children's clothes have a child's proportions. */
export const drawnKind = (drawing: string, genders: readonly number[]): string => (genders.every(isChild) ? `${drawing}-child` : drawing)

const children: readonly number[] = [genderIds.barn, genderIds.junior]
const isChild = (gender: number) => children.includes(gender)

export const goodsSvg = (kind: string, color: string, view: View): string =>
  drawGoods({ kind: kind.replace(/-child$/, ':child'), color, view })

export const bannerSvg = (scenery: Scenery, shape: BannerShape): string => drawBanner({ ...scenery, ...bannerShapes[shape] })

const sample = { palette: ['#dddddd', '#bbbbbb', '#888888', '#555555', '#222222'], seed: 1, width: 160, height: 90 }

/** A small drawing of a scene, which stands for its code: whole banners take long to draw. */
export const bannerSample = (scene: BannerScene): string => drawBanner({ scene, ...sample })

/** What a banner is like where words stand: a `dark` one wants light words. */
export const bannerTone = ({ scene }: Scenery): 'light' | 'dark' => (textTone(scene) === 'light' ? 'dark' : 'light')
