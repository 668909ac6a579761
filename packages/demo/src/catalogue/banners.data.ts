import type { Scenery } from './types.ts'

/** Palettes from far to near: sky, ridges, ground. */
export const palettes = {
  spruce: ['#dfe9ea', '#a9c0c2', '#6f9390', '#3d6a5c', '#1f4636', '#12291f'],
  storm: ['#d7dfe6', '#9db0c0', '#66829a', '#3b5a74', '#213b52', '#122334'],
  dawn: ['#fde8cf', '#f5c39a', '#d98f75', '#8d6a74', '#4c4a5e', '#262b3a'],
  snow: ['#f4f8fb', '#dce8f0', '#b5cbd9', '#84a3b8', '#4f7089', '#24435a'],
  night: ['#0e1a33', '#16294a', '#1f3d5c', '#1d5a5e', '#2f8f6f', '#0a101d'],
  autumn: ['#f3e3c4', '#e2b873', '#c17f3d', '#8a5a34', '#4f4a33', '#26291f'],
  paper: ['#f7f2e8', '#e9dfcd', '#d3c6ae', '#a9a58d', '#6f7a60', '#3d4736'],
  willow: ['#f4f1e7', '#dfe0cd', '#b9c3a2', '#8a9a72', '#55694a', '#2c3a2a'],
  wool: ['#f8f4ec', '#ece2d2', '#d8c7b0', '#b59e86', '#7b6757', '#40352d'],
  dusk: ['#efe3e2', '#d6c1c5', '#a995a3', '#746c83', '#454a62', '#25293a'],
  glacier: ['#eaf2f7', '#c3d8e4', '#8fb0c4', '#4f7f9d', '#1d4a6b', '#0c1821'],
  polar: ['#0b131b', '#14222e', '#1f3a4d', '#2f6788', '#8fc0d8', '#0a0f14'],
  granite: ['#dfe4e8', '#b4bdc5', '#848f99', '#545f69', '#2b333b', '#12171c'],
  berry: ['#fff0de', '#ffd9c4', '#f8a9b4', '#e2668a', '#a8345f', '#4a2350'],
  sunny: ['#fff4d2', '#ffe08a', '#f9c25b', '#7cc0e0', '#3d83b5', '#2a3f78'],
  puddle: ['#e6f4fb', '#bfe1f2', '#86c3e2', '#5a9fcb', '#3f6fa8', '#2b3768'],
  sea: ['#e9f0ee', '#bcd3d3', '#86aeb4', '#4f8290', '#285766', '#13313c'],
} as const

const scenery = (scene: Scenery['scene'], palette: keyof typeof palettes, seed: number): Scenery => ({
  scene,
  palette: palettes[palette],
  seed,
})

export const mainGroupBanners = {
  Tekstil: scenery('fjord', 'storm', 11),
  Sko: scenery('plateau', 'autumn', 12),
  'Friluft og camping': scenery('tent-night', 'night', 13),
  Vintersport: scenery('snow', 'snow', 14),
  Ballsport: scenery('low-sun', 'dawn', 15),
  Sykkel: scenery('birch-forest', 'spruce', 16),
  'Løping og trening': scenery('fog', 'spruce', 17),
  'Vann og svømming': scenery('coast', 'sea', 18),
  Tilbehør: scenery('wool-still-life', 'wool', 19),
  'Hjem og reise': scenery('cabin', 'willow', 20),
  'Lek og tur': scenery('puddles', 'sunny', 21),
} as const

/** In place of the common ones. */
export const chainBanners: Readonly<Partial<Record<number, Readonly<Record<string, Scenery>>>>> = {
  2: {
    Tekstil: scenery('wool-line', 'willow', 43),
    Tilbehør: scenery('window-sill', 'paper', 42),
  },
  3: {
    Tekstil: scenery('map-sheet', 'granite', 51),
    Sko: scenery('map-sheet', 'glacier', 52),
    'Friluft og camping': scenery('tent-night', 'polar', 53),
    Vintersport: scenery('peaks', 'glacier', 54),
    Tilbehør: scenery('map-sheet', 'polar', 55),
  },
  4: {
    Tekstil: scenery('puddles', 'puddle', 61),
    Sko: scenery('puddles', 'berry', 62),
    'Vann og svømming': scenery('coast', 'sunny', 64),
    Tilbehør: scenery('sledding', 'berry', 65),
  },
}
