import { createContext, useState, type Context, type ReactNode } from 'react'
import './cell.css'

type PortalModule = { readonly PortalContainer: Context<HTMLElement | undefined> }

/** Internal to the components' package, so that no import leads to it. */
const [portals] = Object.values(
  import.meta.glob<PortalModule>('../../packages/ui/src/foundation/internal/surroundings.ts', { eager: true }),
)
const PortalContainer = portals?.PortalContainer ?? createContext<HTMLElement | undefined>(undefined)

type CellProps = {
  readonly theme: string
  readonly children: ReactNode
  readonly state?: string
  /** Whether the content stands without room around it. */
  readonly fullscreen?: boolean
}

/** A part of a page under one theme. What opens above its content, modals and drawers, stays within. */
export function Cell({ theme, state, fullscreen = false, children }: CellProps) {
  const [layers, setLayers] = useState<HTMLElement | null>(null)
  return (
    <div className="theme-cell" data-theme={theme} data-state={state} data-fullscreen={fullscreen || undefined}>
      <div>{layers && <PortalContainer value={layers}>{children}</PortalContainer>}</div>
      <div className="theme-cell-layers" ref={setLayers} />
    </div>
  )
}
