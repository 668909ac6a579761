import { hasDark, type Scheme } from '@vidda/tokens'
import { Button } from '@vidda/ui/button'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useStudio } from '../state/studio-context.ts'
import { AddressBar } from './AddressBar.tsx'
import { frameWidths, scaleOf, toggled, type FrameWidth } from './frame-sizes.ts'
import { FrameRoot, StageRoot } from './Stage.styles.ts'
import { ToggleGroup } from './ToggleGroup.tsx'
import { useFrames } from './use-frames.ts'
import { useRoom, type Size } from './use-room.ts'

type View = 'shop' | 'components'

/** Between frames, px: what the stage's style has between them in the common scale. */
const gap = 24
/** What a page in a frame may do: all that a shop does, but not lead the studio itself elsewhere. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals'
/** Line over each frame that tells its width, px. */
const captionHeight = 28

export type StageProps = { readonly scheme: Scheme; readonly onSchemeChange: (scheme: Scheme) => void }

/** The shop with the draft in windows of several widths, or the library's components under the draft's theme. */
export function Stage({ scheme, onSchemeChange }: StageProps) {
  const { state } = useStudio()
  const [widths, setWidths] = useState<readonly FrameWidth[]>([1440])
  const [view, setView] = useState<View>('shop')
  const frames = useFrames(state.shop)
  const { path, count } = frames.visit
  const { ref, size } = useRoom<HTMLDivElement>()
  const { theme } = state
  const scale = scaleOf(widths, { width: size.width, gap })
  const room = { width: size.width, height: Math.max(0, size.height - captionHeight) }
  return (
    <StageRoot aria-label="Preview">
      <div data-part="bar">
        <ToggleGroup
          label="What is shown"
          options={[
            { value: 'shop', label: 'Shop' },
            { value: 'components', label: 'Components' },
          ]}
          isOn={(value) => value === view}
          onPress={(value) => setView(value)}
        />
        <ToggleGroup
          label="Widths"
          options={frameWidths.map((width) => ({ value: width, label: String(width) }))}
          isOn={(width) => widths.includes(width)}
          onPress={(width) => setWidths(toggled(widths, width))}
        />
        {hasDark(theme.whole) && (
          <ToggleGroup
            label="Scheme"
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            isOn={(value) => value === scheme}
            onPress={onSchemeChange}
          />
        )}
        {view === 'shop' && <AddressBar key={path} path={path} onVisit={frames.open} />}
        <Button size="small" variant="plain" onClick={() => frames.open(path)}>
          Reload
        </Button>
      </div>
      <div data-part="frames" ref={ref}>
        {size.width > 0 &&
          widths.map((width) => (
            <Frame
              key={`${width} ${view} ${view === 'shop' ? count : `${count} ${scheme}`}`}
              src={view === 'shop' ? state.shop + path : `/matrix?scheme=${scheme}`}
              title={view === 'shop' ? `The shop, ${width} wide` : `Components, ${width} wide`}
              width={width}
              scale={scale}
              room={room}
              onShown={(frame) => {
                if (view === 'shop') frames.setScheme(frame, scheme)
              }}
            />
          ))}
      </div>
    </StageRoot>
  )
}

type FrameProps = {
  /** Where it begins. */
  readonly src: string
  readonly title: string
  readonly width: number
  readonly scale: number
  readonly room: Size
  /** Its page is there, or is to be shown otherwise. */
  readonly onShown: (frame: HTMLIFrameElement) => void
}

function Frame({ src, title, width, scale, room, onShown }: FrameProps) {
  const [loaded, setLoaded] = useState(false)
  // Where its own links lead it afterwards it has gone already.
  const [first] = useState(src)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current && loaded) onShown(frame.current)
  })
  const style = {
    '--frame-width': `${width}px`,
    '--frame-height': `${Math.floor(room.height / scale)}px`,
    '--frame-scale': scale,
  } as CSSProperties
  return (
    <FrameRoot style={style}>
      <figcaption>
        {width} <small>{Math.round(scale * 100)} %</small>
        {!loaded && <span role="status">Loading …</span>}
      </figcaption>
      <div>
        <iframe
          ref={frame}
          title={title}
          src={first}
          sandbox={allowed}
          onLoad={(event) => {
            setLoaded(true)
            onShown(event.currentTarget)
          }}
        />
      </div>
    </FrameRoot>
  )
}
