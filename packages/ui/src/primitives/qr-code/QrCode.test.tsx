import { screen } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { QrCode } from './index.ts'

/** The modules that the path paints, read back from its rectangles. */
function painted(path: string, width: number): readonly (readonly boolean[])[] {
  const rows = Array.from({ length: width }, () => Array.from({ length: width }, () => false))
  for (const [, left, top, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu))
    rows[Number(top)]?.fill(true, Number(left), Number(left) + Number(run))
  return rows
}

it.each(['104832', 'https://eksempel.example/checkout/kvittering/hemmelig'])(
  'paints the code of %s, with four light modules around',
  (value) => {
    show(<QrCode value={value} label="QR-kode" />)
    const svg = screen.getByRole('img', { name: 'QR-kode' })
    const { data } = encode(value, { border: 4, ecc: 'M' })
    expect(svg.getAttribute('viewBox')).toBe(`0 0 ${data.length} ${data.length}`)
    const rows = painted(svg.querySelector('path')?.getAttribute('d') ?? '', data.length)
    expect(rows).toEqual(data)
    expect([...rows.slice(0, 4), ...rows.slice(-4)].flat().some(Boolean)).toBe(false)
    expect(rows[4]?.slice(4, 11).every(Boolean)).toBe(true)
  },
)
