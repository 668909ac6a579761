import { Component, type ReactNode } from 'react'
import { Cell } from '../cell/Cell.tsx'
import type { State } from './main-states.ts'

type Props = { readonly children: ReactNode }

/** A story that fails leaves the others standing, and says so where it should have stood. */
class Failure extends Component<Props, { readonly failure?: string }> {
  override state: { readonly failure?: string } = {}
  static getDerivedStateFromError(error: unknown) {
    return { failure: String(error) }
  }
  override render() {
    return this.state.failure === undefined ? this.props.children : <pre data-failure>{this.state.failure}</pre>
  }
}

type StageProps = { readonly theme: string; readonly state: State }

/** One state under one theme. */
export function Stage({ theme, state: { Story, name, fullscreen } }: StageProps) {
  return (
    <Cell theme={theme} state={name} fullscreen={fullscreen}>
      <Failure>
        <Story />
      </Failure>
    </Cell>
  )
}
