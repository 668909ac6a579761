import { genderIds, type GenderId } from '@vidda/domain/gender'
import { cutOf, type Cut } from '../drawings/index.ts'
import type { ArticleRow, Scenery } from './types.ts'

export const views = ['front', 'back', 'detail'] as const

const digitsOf = (hex: string): string => hex.slice(1).toLowerCase()

const children: readonly GenderId[] = [genderIds.barn, genderIds.junior]

const suffixes = { men: '', women: '-women', child: '-child' } as const

function buildOf(genders: readonly GenderId[]): Cut['build'] {
  if (genders.every((gender) => children.includes(gender))) return 'child'
  return genders.every((gender) => gender === genderIds.dame) ? 'women' : 'men'
}

/** The address of a product picture. It names the build (women's and children's clothes have their own proportions), the product line for its emblem, and the style. */
export function drawingSrc(
  { drawing, genders, line, style }: Pick<ArticleRow, 'drawing' | 'genders' | 'line' | 'style'>,
  hex: string,
  view: (typeof views)[number],
): string {
  const cut = cutOf(drawing, view, { build: buildOf(genders), style })
  return `drawing:${drawing}${suffixes[cut.build]}/${digitsOf(hex)}/${view}/${line}-${cut.style}`
}

export const scenerySrc = ({ scene, palette, seed }: Scenery): string => `scene:${scene}/${palette.map(digitsOf).join('-')}/${seed}`
