import type { Drawing } from '../studio.ts'
import { downJacket, vest } from './downs.ts'
import { shirt, skirt, swimsuit, woolBlanket } from './soft.ts'
import { baseLayerTop, fleece, tshirt, woolCardigan, woolSweater } from './tops.ts'
import { gloves, mittens, woolSocks } from './hands.ts'
import { beanie, cap, neckGaiter } from './heads.ts'
import { fleeceOverall, rainSet } from './sets.ts'
import { parka, rainJacket, shellJacket, softshell } from './shells.ts'
import { baseLayerBottom, hikingTrousers, rainTrousers, shorts, skiTrousers, swimTrunks, tights } from './trousers.ts'

export const garmentDrawings: Record<string, Drawing> = {
  'shell-jacket': shellJacket,
  'down-jacket': downJacket,
  'rain-jacket': rainJacket,
  softshell,
  vest,
  parka,
  fleece,
  'wool-sweater': woolSweater,
  'wool-cardigan': woolCardigan,
  'base-layer-top': baseLayerTop,
  tshirt,
  'base-layer-bottom': baseLayerBottom,
  'hiking-trousers': hikingTrousers,
  'ski-trousers': skiTrousers,
  'rain-trousers': rainTrousers,
  shorts,
  tights,
  'swim-trunks': swimTrunks,
  beanie,
  'neck-gaiter': neckGaiter,
  cap,
  mittens,
  gloves,
  'wool-socks': woolSocks,
  'rain-set': rainSet,
  'fleece-overall': fleeceOverall,
  shirt,
  swimsuit,
  skirt,
  'wool-blanket': woolBlanket,
}
