import { slugOf } from '@vidda/domain/slug'
import { describe, expect, it } from 'vitest'
import { lines } from '../../catalogue/lines.data.ts'
import { openOriginals } from '../../pictures.ts'
import { drawGoods } from '../index.ts'
import { emblems, plainEmblem } from './emblems.data.ts'

describe('emblems', () => {
  it('gives every product line one of its own', () => {
    expect(Object.keys(emblems).toSorted()).toEqual(lines.map(({ name }) => slugOf(name)).toSorted())
    expect(new Set([...Object.values(emblems), plainEmblem]).size).toBe(lines.length + 1)
  })

  it('stay within their field', () => {
    for (const [line, d] of Object.entries(emblems)) {
      const far = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].filter(([, x, y]) => Math.abs(Number(x)) > 20 || Math.abs(Number(y)) > 15)
      expect([line, far.map(([point]) => point)]).toEqual([line, []])
    }
  })

  it('are on the goods of their line, and change the name of the picture', async () => {
    const worn = (line: string) => drawGoods({ kind: 'backpack', color: '#1f5668', view: 'front', line })
    expect(worn('rim')).toContain(emblems.rim)
    expect(worn('rim')).not.toBe(worn('skare'))
    const revisions = ['', '/rim-0', '/skare-0'].map(async (end) => {
      const taken = await openOriginals().take(`drawing:backpack/1f5668/front${end}`)
      return 'revision' in taken ? taken.revision : taken.reason
    })
    expect(new Set(await Promise.all(revisions)).size).toBe(3)
    expect(await openOriginals().take('drawing:backpack/1f5668/front/tre-0')).toEqual({ reason: expect.stringMatching(/lines vaerbitt/) })
  })
})
