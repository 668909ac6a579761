import { genderIds } from '@vidda/domain/gender'
import type { ArticleRow, Scenery } from './types.ts'

export const views = ['front', 'back', 'detail'] as const

const digitsOf = (hex: string): string => hex.slice(1).toLowerCase()

const children: readonly number[] = [genderIds.barn, genderIds.junior]

/** Where a picture of goods comes from; children's clothes have a child's proportions. */
export function drawingSrc(
  { drawing, genders }: Pick<ArticleRow, 'drawing' | 'genders'>,
  hex: string,
  view: (typeof views)[number],
): string {
  const kind = genders.every((gender) => children.includes(gender)) ? `${drawing}-child` : drawing
  return `drawing:${kind}/${digitsOf(hex)}/${view}`
}

export const scenerySrc = ({ scene, palette, seed }: Scenery): string => `scene:${scene}/${palette.map(digitsOf).join('-')}/${seed}`
