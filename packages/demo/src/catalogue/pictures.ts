import { genderIds, type GenderId } from '@vidda/domain/gender'
import { cutOf, wornKinds, type Cut, type View } from '../drawings/index.ts'
import type { ArticleRow, Scenery } from './types.ts'

const views: readonly View[] = ['front', 'back', 'detail']

/** What the pictures of a kind of goods show, in the order in which they are shown. */
export const viewsOf = (drawing: string): readonly View[] => (wornKinds.includes(drawing) ? ['front', 'worn', 'back', 'detail'] : views)

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
  view: View,
): string {
  const cut = cutOf(drawing, view, { build: buildOf(genders), style })
  return `drawing:${drawing}${suffixes[cut.build]}/${digitsOf(hex)}/${view}/${line}-${cut.style}`
}

export const scenerySrc = ({ scene, palette, seed }: Scenery): string => `scene:${scene}/${palette.map(digitsOf).join('-')}/${seed}`
