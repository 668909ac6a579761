import { hasDark, type Scheme } from '@vidda/tokens'
import { Button } from '@vidda/ui/button'
import { useState, type CSSProperties } from 'react'
import { useStudio } from '../state/studio-context.ts'
import { AddressBar } from './AddressBar.tsx'
import { frameWidths, scaleOf, toggled, type FrameWidth } from './frame-sizes.ts'
import { FrameRoot, StageRoot } from './Stage.styles.ts'
import { ToggleGroup } from './ToggleGroup.tsx'
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
  const [address, setAddress] = useState({ path: '/', visit: 0 })
  const { ref, size } = useRoom<HTMLDivElement>()
  const { shop, theme } = state
  const scale = scaleOf(widths, { width: size.width, gap })
  const src = view === 'shop' ? `${shop}${address.path}` : '/matrix'
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
        {view === 'shop' && <AddressBar path={address.path} onVisit={(path) => setAddress(({ visit }) => ({ path, visit: visit + 1 }))} />}
        <Button size="small" variant="plain" onClick={() => setAddress(({ path, visit }) => ({ path, visit: visit + 1 }))}>
          Reload
        </Button>
      </div>
      <div data-part="frames" ref={ref}>
        {size.width > 0 &&
          widths.map((width) => (
            <Frame
              key={`${width} ${view} ${address.visit}`}
              src={src}
              width={width}
              scale={scale}
              room={room}
              view={view}
              scheme={scheme}
            />
          ))}
      </div>
    </StageRoot>
  )
}

type FrameProps = {
  readonly src: string
  readonly width: number
  readonly scale: number
  readonly room: Size
  readonly view: View
  readonly scheme: Scheme
}

function Frame({ src, width, scale, room, view, scheme }: FrameProps) {
  const [loaded, setLoaded] = useState(false)
  const title = view === 'shop' ? `The shop, ${width} wide` : `Components, ${width} wide`
  const style = {
    '--frame-width': `${width}px`,
    '--frame-height': `${Math.floor(room.height / scale)}px`,
    '--frame-scale': scale,
    '--frame-scheme': scheme,
  } as CSSProperties
  return (
    <FrameRoot style={style} data-loaded={loaded || undefined}>
      <figcaption>
        {width} <small>{Math.round(scale * 100)} %</small>
        {!loaded && <span role="status">Loading …</span>}
      </figcaption>
      <div>
        <iframe title={title} src={src} sandbox={allowed} onLoad={() => setLoaded(true)} />
      </div>
    </FrameRoot>
  )
}
