import { bannerScenes, goodsKinds } from '../drawings/index.ts'
import type { DataRecord, Problem } from './kind.ts'

const scenes: readonly string[] = bannerScenes

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Scenes that cannot be drawn, wherever in a record they stand. */
export function sceneryProblems(record: DataRecord, path = ''): Problem[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const field = path ? `${path}.${key}` : key
    if (key === 'scene' && typeof value === 'string' && !scenes.includes(value)) {
      return [{ field, reason: `must be one of ${scenes.join(', ')}` }]
    }
    return isObject(value) ? sceneryProblems(value, field) : []
  })
}

export const drawingProblems = ({ drawing }: DataRecord): Problem[] =>
  typeof drawing === 'string' && goodsKinds.includes(drawing)
    ? []
    : [{ field: 'drawing', reason: `must be one of ${goodsKinds.join(', ')}` }]
