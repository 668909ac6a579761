import { useCallback, useState, useTransition, type ComponentType } from 'react'
import { useFailure } from './use-failure.ts'

export type OpenedPart<Props> = {
  /** Null until it is opened, and once it is closed. */
  readonly Part: ComponentType<Props> | null
  /** Whether its code is on the way. */
  readonly pending: boolean
  /** Tells the shopper when its code does not come. */
  readonly open: () => void
  readonly close: () => void
}

/** A part of a page that a press opens, and whose code `load` fetches then. */
export function useOpenedPart<Props>(load: () => Promise<ComponentType<Props>>): OpenedPart<Props> {
  const tellFailure = useFailure()
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [pending, startTransition] = useTransition()
  const open = useCallback(
    () =>
      startTransition(async () => {
        try {
          const loaded = await load()
          setPart(() => loaded)
        } catch (error) {
          tellFailure(error)
        }
      }),
    [load, tellFailure],
  )
  return { Part, pending, open, close: () => setPart(null) }
}
