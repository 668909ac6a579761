import { useMemo } from 'react'
import { encodeCode } from './encode-code.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { QrCodeRoot } from './QrCode.styles.ts'

export type QrCodeProps = RootProps<'svg'> & {
  /** What a reader gets: a number, or an address with a scheme. */
  readonly value: string
  /** What it is, for those who cannot see it. Show the value itself as text beside it. */
  readonly label: string
  /** `large` is for holding a phone towards a till. Default `normal`. State: `data-size`. */
  readonly size?: 'normal' | 'large'
}

/** Each run of dark modules in a row as one rectangle. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, top) =>
      row.map((dark, left) => {
        if (!dark || row[left - 1]) return ''
        const end = row.indexOf(false, left)
        const width = (end < 0 ? row.length : end) - left
        return `M${left} ${top}h${width}v1h-${width}z`
      }),
    )
    .join('')
}

/** A QR code as vectors, dark on light under every theme. Import it where it is shown: the encoder is 5 KB. */
export function QrCode({ value, label, size = 'normal', ...rest }: QrCodeProps) {
  const { path, width } = useMemo(() => {
    const rows = encodeCode(value)
    return { path: pathOf(rows), width: rows.length }
  }, [value])
  return (
    <QrCodeRoot role="img" aria-label={label} viewBox={`0 0 ${width} ${width}`} shapeRendering="crispEdges" {...rest} data-size={size}>
      <path d={path} />
    </QrCodeRoot>
  )
}
