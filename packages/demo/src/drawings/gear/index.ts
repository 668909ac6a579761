import type { Drawing, Sketch } from '../studio.ts'
import { football, handball } from './balls.ts'
import { hikingBoots, rubberBoots } from './boots.ts'
import { sleepingBag, sleepingMat, tent } from './camp.ts'
import { edges } from './edges.data.ts'
import { alpineHelmet, bicycleHelmet, goggles } from './helmets.ts'
import { knife, sled } from './outdoors.ts'
import { backpack, daypack } from './packs.ts'
import { runningShoes } from './shoes.ts'
import { crossCountrySkis, poles, skis } from './skis.ts'
import { headTorch } from './torch.ts'
import { stove } from './stove.ts'
import { bottle, gasCanister, thermos } from './vessels.ts'
import { kayakVest } from './vests.ts'
import { winterBoots } from './winter-boots.ts'

const sketches: Record<string, Sketch> = {
  'hiking-boots': hikingBoots,
  'running-shoes': runningShoes,
  'rubber-boots': rubberBoots,
  'winter-boots': winterBoots,
  'alpine-helmet': alpineHelmet,
  goggles,
  skis,
  'cross-country-skis': crossCountrySkis,
  poles,
  sled,
  backpack,
  daypack,
  tent,
  'sleeping-bag': sleepingBag,
  'sleeping-mat': sleepingMat,
  stove,
  bottle,
  'head-torch': headTorch,
  football,
  handball,
  'bicycle-helmet': bicycleHelmet,
  'gas-canister': gasCanister,
  thermos,
  knife,
  'kayak-vest': kayakVest,
}

const withEdges =
  (kind: string, sketch: Sketch): Drawing =>
  (paint, view, cut) => {
    const { front, back = front } = edges[kind] ?? {}
    const box = { front, back, detail: undefined, worn: undefined }[view]
    return { svg: sketch(paint, view, cut), ...(box && { box }) }
  }

/** Drawings of gear by kind. */
export const gearDrawings: Record<string, Drawing> = Object.fromEntries(
  Object.entries(sketches).map(([kind, sketch]) => [kind, withEdges(kind, sketch)]),
)
