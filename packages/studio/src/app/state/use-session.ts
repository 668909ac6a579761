import { useCallback, useEffect, useMemo, useState } from 'react'
import type { StudioState } from '../../shared/wire.ts'
import { fetchState, sendEdit, sendMove, type Answer } from './studio-api.ts'
import type { Studio } from './studio-context.ts'

export type Session = { readonly studio: Studio | null; readonly connected: boolean }

/** The brand as the server has it, kept in step while its stream of changes is open. */
export function useSession(): Session {
  const [state, setState] = useState<StudioState | null>(null)
  const [epoch, setEpoch] = useState(0)
  const [connected, setConnected] = useState(true)

  const take = useCallback((next: StudioState) => {
    // Answers overtake each other.
    setState((known) => (known && known.revision > next.revision ? known : next))
  }, [])
  const refresh = useCallback(() => void fetchState().then(take, () => setConnected(false)), [take])

  useEffect(() => {
    const stream = new EventSource('/api/events')
    stream.addEventListener('message', () => {
      setConnected(true)
      refresh()
    })
    stream.addEventListener('error', () => setConnected(false))
    return () => stream.close()
  }, [refresh])

  const settle = useCallback(
    (answer: Answer) => {
      if ('refusal' in answer) return answer.refusal
      take(answer.state)
      return null
    },
    [take],
  )
  const moves = useMemo(() => {
    const move = (name: Parameters<typeof sendMove>[0]) => async () => {
      const refusal = settle(await sendMove(name))
      setEpoch((count) => count + 1)
      return refusal
    }
    return { undo: move('undo'), redo: move('redo'), discard: move('discard'), takeIn: move('take-in') }
  }, [settle])

  const studio = useMemo<Studio | null>(
    () =>
      state && {
        state,
        epoch,
        refresh,
        edit: async (request) => settle(await sendEdit(request)),
        undo: () => void moves.undo(),
        redo: () => void moves.redo(),
        discard: () => void moves.discard(),
        takeIn: moves.takeIn,
      },
    [state, epoch, refresh, settle, moves],
  )
  return { studio, connected }
}
