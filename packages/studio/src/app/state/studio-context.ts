import { createContext, useContext } from 'react'
import type { EditRequest, Refusal, StudioState } from '../../shared/wire.ts'

export type Studio = {
  readonly state: StudioState
  /** Counts what takes the brand back or forward: fields then show what it has, and not what was typed. */
  readonly epoch: number
  /** Null where the edit was taken over, else why not. */
  readonly edit: (request: EditRequest) => Promise<Refusal | null>
  readonly undo: () => void
  readonly redo: () => void
  readonly discard: () => void
  /** Brings what has changed on disk into the draft. */
  readonly takeIn: () => Promise<Refusal | null>
  /** Asks for the state anew, such as after saving. */
  readonly refresh: () => void
}

const StudioContext = createContext<Studio | null>(null)
export const StudioProvider = StudioContext.Provider

export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('useStudio is called outside the studio: put a StudioProvider around it.')
  return studio
}
