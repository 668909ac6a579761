import type { Backdrop, Ground } from '../drawings/index.ts'

/** Background colours of product pictures, by chain id: cool daylight, warm paper, snow light, a warm room. */
export const grounds: Readonly<Record<number, Ground>> = {
  1: ['#f7f8f8', '#eff1f1', '#d9dddd'],
  2: ['#f9f6f0', '#f2ede3', '#ded7c9'],
  3: ['#f4f6f8', '#e8ecf0', '#ccd4da'],
  4: ['#fdf9f4', '#f8f1e8', '#ebdccf'],
}

/** Where goods are shown worn, by chain id. */
export const backdrops: Readonly<Record<number, Backdrop>> = { 1: 'fell', 2: 'birches', 3: 'fjord', 4: 'meadow' }
