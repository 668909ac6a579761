import type { Scheme } from '@vidda/tokens'
import { Button } from '@vidda/ui/button'
import { EmptyState } from '@vidda/ui/empty-state'
import { Notice } from '@vidda/ui/notice'
import { Skeleton } from '@vidda/ui/skeleton'
import { Tabs } from '@vidda/ui/tabs'
import { useEffect, useState } from 'react'
import { ColorsPanel } from './panels/ColorsPanel.tsx'
import { HomePanel } from './panels/HomePanel.tsx'
import { MenuPanel } from './panels/MenuPanel.tsx'
import { ShapePanel } from './panels/ShapePanel.tsx'
import { TextsPanel } from './panels/TextsPanel.tsx'
import { Review } from './review/Review.tsx'
import { Stage } from './stage/Stage.tsx'
import { StudioProvider, type Studio as StudioValue } from './state/studio-context.ts'
import { useSession } from './state/use-session.ts'
import { Inspector, StudioRoot, TopBarRoot } from './Studio.styles.ts'

/** The whole studio: the shop on the left, the brand on the right. */
export function Studio() {
  const { studio, connected } = useSession()
  if (!studio) return <Opening connected={connected} />
  return (
    <StudioProvider value={studio}>
      <Workbench studio={studio} connected={connected} />
    </StudioProvider>
  )
}

function Opening({ connected }: { readonly connected: boolean }) {
  if (connected)
    return (
      <StudioRoot aria-busy="true">
        <p role="status">Opening the brand …</p>
        <Skeleton shape="goods" />
      </StudioRoot>
    )
  return (
    <EmptyState
      level={1}
      icon="alert"
      title="The studio does not answer"
      action={<Button onClick={() => window.location.reload()}>Try again</Button>}
    >
      Is pnpm vidda studio still running in its terminal? Changes that were not saved are there again when it is.
    </EmptyState>
  )
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), with Command on a Mac. */
function useUndoKeys({ undo, redo }: StudioValue): void {
  useEffect(() => {
    const heed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const move = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : undefined
      if (!move) return
      event.preventDefault()
      move()
    }
    window.addEventListener('keydown', heed)
    return () => window.removeEventListener('keydown', heed)
  }, [undo, redo])
}

function Workbench({ studio, connected }: { readonly studio: StudioValue; readonly connected: boolean }) {
  const { state } = studio
  const [scheme, setScheme] = useState<Scheme>('light')
  const [reviewing, setReviewing] = useState(false)
  const [told, setTold] = useState('')
  useUndoKeys(studio)
  return (
    <StudioRoot>
      <TopBar studio={studio} told={told} onReview={() => setReviewing(true)} />
      {!connected && (
        <Notice tone="error" role="alert" title="The studio does not answer">
          Is pnpm vidda studio still running in its terminal? It goes on by itself when it is.
        </Notice>
      )}
      {state.restored && (
        <Notice role="status" title="Your changes of the last time are here again">
          They were not saved: review them, or undo them to begin with the files as they are.
        </Notice>
      )}
      <main>
        <Stage scheme={scheme} onSchemeChange={setScheme} />
        <Inspector aria-label="Brand">
          <Tabs
            label="Parts of the brand"
            items={[
              { id: 'colours', title: 'Colours', content: <ColorsPanel scheme={scheme} /> },
              { id: 'shape', title: 'Shape', content: <ShapePanel /> },
              { id: 'menu', title: 'Menu', content: <MenuPanel /> },
              { id: 'home', title: 'Home', content: <HomePanel /> },
              { id: 'texts', title: 'Texts', content: <TextsPanel /> },
            ]}
          />
        </Inspector>
      </main>
      <Review
        open={reviewing}
        onOpenChange={setReviewing}
        onSaved={(count) => setTold(count === 1 ? 'Saved 1 file' : `Saved ${count} files`)}
      />
    </StudioRoot>
  )
}

type TopBarProps = { readonly studio: StudioValue; readonly told: string; readonly onReview: () => void }

function TopBar({ studio: { state, undo, redo }, told, onReview }: TopBarProps) {
  const { changed } = state
  const count = changed.length === 1 ? '1 file changed' : `${changed.length} files changed`
  return (
    <TopBarRoot>
      <h1>
        {state.brand.name} <small>Brand Studio</small>
      </h1>
      <p role="status" title={changed.join('\n')}>
        {changed.length > 0 ? count : told || 'No changes'}
      </p>
      <StepButton name="Undo" step={state.undo} keys="Control+Z" onStep={undo} />
      <StepButton name="Redo" step={state.redo} keys="Control+Shift+Z" onStep={redo} />
      <Button size="small" disabled={changed.length === 0} onClick={onReview}>
        Review and save
      </Button>
    </TopBarRoot>
  )
}

type StepButtonProps = {
  readonly name: string
  /** What it would undo or redo; null when there is nothing. */
  readonly step: string | null
  readonly keys: string
  readonly onStep: () => void
}

function StepButton({ name, step, keys, onStep }: StepButtonProps) {
  return (
    <Button size="small" variant="plain" disabled={step === null} title={step ?? ''} aria-keyshortcuts={keys} onClick={onStep}>
      {name}
    </Button>
  )
}
