import type * as Wire from '@vidda/contract/wire'

/** Sizes of several scales, some of one name. */
export const sizes: readonly Wire.Size[] = [
  { id: 2, name: 'M', scale: 'clothes' },
  { id: 3, name: 'L', scale: 'clothes' },
  { id: 12, name: '42', scale: 'shoes' },
  { id: 13, name: '42 ½', scale: 'shoes' },
  { id: 24, name: '170 cm', scale: 'children' },
  { id: 25, name: '170 cm', scale: 'skis' },
  { id: 22, name: 'M', scale: 'gloves' },
]
