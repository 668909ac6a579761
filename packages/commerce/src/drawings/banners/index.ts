import { createFrame } from './frame.ts'
import type { BannerOptions, BannerScene, Frame } from './frame.ts'
import { birchForest } from './scenes/forest.ts'
import { coast } from './scenes/coast.ts'
import { fjord, peaks, plateau } from './scenes/mountains.ts'
import { cabin, northernLights, tentNight } from './scenes/night.ts'
import { sledding } from './scenes/sledding.ts'
import { fog, lowSun, rain, snow } from './scenes/weather.ts'
import { woolStillLife } from './scenes/wool.ts'
import { grain, textRoom } from './sky.ts'

export { bannerScenes } from './frame.ts'
export type { BannerOptions, BannerScene } from './frame.ts'

const scenes: Record<BannerScene, { readonly draw: (frame: Frame) => string; readonly text: 'light' | 'dark'; readonly paper?: string }> = {
  fjord: { draw: fjord, text: 'light' },
  'birch-forest': { draw: birchForest, text: 'dark' },
  plateau: { draw: plateau, text: 'light' },
  peaks: { draw: peaks, text: 'light' },
  fog: { draw: fog, text: 'dark' },
  snow: { draw: snow, text: 'dark' },
  rain: { draw: rain, text: 'light' },
  'low-sun': { draw: lowSun, text: 'light' },
  'wool-still-life': { draw: woolStillLife, text: 'dark', paper: '#e8dccb' },
  cabin: { draw: cabin, text: 'light' },
  sledding: { draw: sledding, text: 'dark' },
  'northern-lights': { draw: northernLights, text: 'light' },
  coast: { draw: coast, text: 'light' },
  'tent-night': { draw: tentNight, text: 'light' },
}

/** Whether light or dark text reads on the scene's calm lower left, whatever the palette. */
export const textTone = (scene: BannerScene): 'light' | 'dark' => scenes[scene].text

/** A landscape as a standalone SVG, the same for the same options, in any format from 21:9 to 4:5. */
export const drawBanner = (options: BannerOptions): string => {
  const frame = createFrame(options)
  const { width, height } = options
  const { draw, text, paper } = scenes[options.scene]
  const picture = draw(frame) + textRoom(frame, text, paper) + grain(frame)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${frame.definitions()}</defs>${picture}</svg>`
  )
}
