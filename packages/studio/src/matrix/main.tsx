import { NavigationProvider } from '@vidda/ui/navigation-provider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Matrix } from './Matrix.tsx'

/** The draft's style as it stands now; the old one stays until the new one is there, so that nothing flashes. */
function heedChanges(): void {
  const scheme = new URLSearchParams(window.location.search).get('scheme') ?? ''
  let revision = ''
  new EventSource('/api/events').addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === revision) return
    revision = data
    const old = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    const next = document.createElement('link')
    next.rel = 'stylesheet'
    next.href = `/draft.css?revision=${data}&scheme=${scheme}`
    next.addEventListener('load', () => old?.remove())
    old?.after(next)
  })
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <NavigationProvider navigate={() => undefined} address="/matrix">
        <Matrix />
      </NavigationProvider>
    </StrictMode>,
  )
heedChanges()
