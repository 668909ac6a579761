import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { sideBySide } from './windows.ts'
import './widths.css'

type Values = Readonly<Record<string, unknown>>

export type WidthsProps = {
  readonly story: string
  readonly globals: Values
  /** What the controls have changed of the story's own props. */
  readonly args: Values
}

/** Space between the windows, px. */
const gap = 24
/** Smaller than this nothing can be judged any more: the row is scrolled then. */
const leastScale = 0.5
/** All that a page of this very Storybook needs, and no way for it to turn the window around it elsewhere. */
const allowed = 'allow-same-origin allow-scripts allow-forms allow-popups'
const wholeWidth = sideBySide.reduce((sum, { width }) => sum + width + gap, -gap)

/** As Storybook reads values in an address; what is no plain value stays as the story has it. */
const written = (values: Values): string =>
  Object.entries(values)
    .flatMap(([name, value]) => {
      if (typeof value === 'boolean') return [`${name}:!${String(value)}`]
      return typeof value === 'number' || typeof value === 'string' ? [`${name}:${value}`] : []
    })
    .join(';')

function addressOf({ story, globals, args }: WidthsProps): string {
  const address = new URL(window.location.href)
  address.search = new URLSearchParams({ id: story, viewMode: 'story', globals: written(globals), args: written(args) }).toString()
  return address.href
}

/** A story in windows of several widths at once. Each is a page of its own, since media queries ask for the window. */
export function Widths(props: WidthsProps) {
  const row = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(leastScale)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, Math.max(leastScale, entry.contentRect.width / wholeWidth)))
    })
    if (row.current) observer.observe(row.current)
    return () => observer.disconnect()
  }, [])
  const address = addressOf(props)
  return (
    <div ref={row} className="widths" style={{ '--widths-gap': `${gap * scale}px`, '--widths-scale': scale } as CSSProperties}>
      {sideBySide.map(({ width, height }) => (
        <figure key={width} style={{ inlineSize: width * scale, blockSize: height * scale }}>
          <figcaption>{width}</figcaption>
          <iframe title={`${width} px`} src={address} sandbox={allowed} width={width} height={height} />
        </figure>
      ))}
    </div>
  )
}
