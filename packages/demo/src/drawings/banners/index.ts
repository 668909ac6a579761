import { createFrame } from './frame.ts'
import type { BannerOptions, BannerScene, Frame } from './frame.ts'
import { birchForest } from './scenes/forest.ts'
import { cloakroom } from './scenes/cloakroom.ts'
import { coast } from './scenes/coast.ts'
import { darnedElbow } from './scenes/darned-elbow.ts'
import { foldedLinen } from './scenes/folded-linen.ts'
import { mapSheet } from './scenes/map-sheet.ts'
import { fjord, peaks, plateau } from './scenes/mountains.ts'
import { sheep } from './scenes/meadow.ts'
import { cabin, northernLights, tentNight } from './scenes/night.ts'
import { bootRow, clothesLine, kites } from './scenes/playing.ts'
import { puddles } from './scenes/puddles.ts'
import { shopfront } from './scenes/shopfront.ts'
import { restStop } from './scenes/rest-stop.ts'
import { sledding } from './scenes/sledding.ts'
import { fog, lowSun, rain, snow } from './scenes/weather.ts'
import { washedJacket } from './scenes/washed-jacket.ts'
import { waterColumn } from './scenes/water-column.ts'
import { windowSill } from './scenes/window-sill.ts'
import { slopeAngle } from './scenes/slope-angle.ts'
import { summitNight } from './scenes/summit-night.ts'
import { woolLine } from './scenes/drying.ts'
import { skiTrack } from './scenes/touring.ts'
import { woolStillLife } from './scenes/wool.ts'
import { grain } from './sky.ts'

export { bannerScenes } from './frame.ts'
export type { BannerOptions, BannerScene } from './frame.ts'

const scenes: Record<BannerScene, { readonly draw: (frame: Frame) => string; readonly text: 'light' | 'dark' }> = {
  fjord: { draw: fjord, text: 'light' },
  'birch-forest': { draw: birchForest, text: 'dark' },
  plateau: { draw: plateau, text: 'light' },
  peaks: { draw: peaks, text: 'light' },
  fog: { draw: fog, text: 'dark' },
  snow: { draw: snow, text: 'dark' },
  rain: { draw: rain, text: 'light' },
  'low-sun': { draw: lowSun, text: 'light' },
  'wool-still-life': { draw: woolStillLife, text: 'dark' },
  cabin: { draw: cabin, text: 'light' },
  sledding: { draw: sledding, text: 'dark' },
  'northern-lights': { draw: northernLights, text: 'light' },
  coast: { draw: coast, text: 'light' },
  'tent-night': { draw: tentNight, text: 'light' },
  'map-sheet': { draw: mapSheet, text: 'light' },
  puddles: { draw: puddles, text: 'dark' },
  sheep: { draw: sheep, text: 'light' },
  kites: { draw: kites, text: 'dark' },
  'clothes-line': { draw: clothesLine, text: 'dark' },
  boots: { draw: bootRow, text: 'dark' },
  'ski-track': { draw: skiTrack, text: 'dark' },
  'wool-line': { draw: woolLine, text: 'dark' },
  'window-sill': { draw: windowSill, text: 'dark' },
  'darned-elbow': { draw: darnedElbow, text: 'dark' },
  'folded-linen': { draw: foldedLinen, text: 'dark' },
  cloakroom: { draw: cloakroom, text: 'dark' },
  'rest-stop': { draw: restStop, text: 'dark' },
  'washed-jacket': { draw: washedJacket, text: 'light' },
  shopfront: { draw: shopfront, text: 'light' },
  'summit-night': { draw: summitNight, text: 'light' },
  'slope-angle': { draw: slopeAngle, text: 'dark' },
  'water-column': { draw: waterColumn, text: 'light' },
}

/** Whether light or dark words suit the scene's calm lower left; who puts words there lays a scrim between. */
export const textTone = (scene: BannerScene): 'light' | 'dark' => scenes[scene].text

/** A landscape as a standalone SVG, the same for the same options, in any format from 21:9 to 4:5. */
export const drawBanner = (options: BannerOptions): string => {
  const frame = createFrame(options)
  const { width, height } = options
  const { draw } = scenes[options.scene]
  const picture = draw(frame) + grain(frame)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${frame.definitions()}</defs>${picture}</svg>`
  )
}
