import type { Drawing } from '../studio.ts'
import { beanie } from './beanie.ts'
import { woolBlanket } from './blanket.ts'
import { cap } from './cap.ts'
import { downJacket, vest } from './downs.ts'
import { neckGaiter } from './gaiter.ts'
import { gloves } from './gloves.ts'
import { woolCardigan, woolSweater } from './knits.ts'
import { mittens } from './mittens.ts'
import { parka } from './parka.ts'
import { fleeceOverall, rainSet } from './sets.ts'
import { rainJacket, shellJacket, softshell } from './shells.ts'
import { shirt } from './shirt.ts'
import { shorts, swimTrunks } from './shorts.ts'
import { skirt } from './skirt.ts'
import { woolSocks } from './socks.ts'
import { swimsuit } from './swim.ts'
import { baseLayerBottom, tights } from './tights.ts'
import { baseLayerTop, fleece, tshirt } from './tops.ts'
import { hikingTrousers, rainTrousers, skiTrousers } from './trousers.ts'
import { woolMittens } from './wool-mittens.ts'
import { woolVest } from './wool-vest.ts'

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
  'wool-vest': woolVest,
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
  'wool-mittens': woolMittens,
  'wool-socks': woolSocks,
  'rain-set': rainSet,
  'fleece-overall': fleeceOverall,
  shirt,
  swimsuit,
  skirt,
  'wool-blanket': woolBlanket,
}
