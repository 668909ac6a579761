import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Refusal } from '../../shared/wire.ts'
import { useStudio } from './studio-context.ts'

type Options = {
  /** What the brand has. */
  readonly value: string
  /** Sends what was typed; edits with the same word are one step of undo. Null where it was taken over. */
  readonly send: (text: string, gesture: string) => Promise<Refusal | null>
  /** How long (ms) typing rests before it is sent. Default 0: each change at once. */
  readonly rest?: number
  /** Whether what is typed so far can be sent at all: half of a colour cannot. It is sent all the same when the field is left. */
  readonly isWhole?: (text: string) => boolean
}

export type LiveValue = {
  /** What the field shows: what is typed, also where it was refused. */
  readonly text: string
  readonly refusal: Refusal | null
  readonly change: (text: string) => void
  /** Sends it as a step of its own, such as a mend that was offered. */
  readonly take: (text: string) => void
  /** For the field: keeps what is typed while it has the focus. */
  readonly handlers: { readonly onBlur: () => void; readonly onKeyDown: (event: KeyboardEvent) => void }
}

let gestures = 0

/**
 * A field whose changes are seen at once: one request at a time, of which the last always comes. What was refused stays in the field with the
 * reason; Escape brings back what the brand has.
 */
export function useLiveValue({ value, send, rest = 0, isWhole = () => true }: Options): LiveValue {
  const { epoch } = useStudio()
  const [typed, setTyped] = useState<{ readonly text: string; readonly epoch: number } | null>(null)
  const [refused, setRefused] = useState<{ readonly refusal: Refusal; readonly epoch: number } | null>(null)
  const gesture = useRef('')
  const waiting = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function flush(): Promise<void> {
    clearTimeout(timer.current)
    if (sending.current) return
    sending.current = true
    try {
      while (waiting.current !== null) {
        const text = waiting.current
        waiting.current = null
        gesture.current ||= `field-${(gestures += 1)}`
        const refusal = await send(text, gesture.current)
        setRefused(refusal && { refusal, epoch })
      }
    } finally {
      sending.current = false
    }
  }

  function change(text: string): void {
    setTyped({ text, epoch })
    clearTimeout(timer.current)
    if (!isWhole(text)) return
    waiting.current = text
    if (rest === 0) void flush()
    else timer.current = setTimeout(() => void flush(), rest)
  }

  const current = typed?.epoch === epoch ? typed.text : null
  const refusal = refused?.epoch === epoch ? refused.refusal : null

  function leave(): void {
    if (current !== null && current !== value && !isWhole(current)) waiting.current = current
    void flush().then(() => {
      gesture.current = ''
    })
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) leave()
    if (event.key !== 'Escape' || (current === null && !refusal)) return
    event.stopPropagation()
    clearTimeout(timer.current)
    waiting.current = null
    setTyped(null)
    setRefused(null)
  }

  return {
    text: refusal || current !== null ? (current ?? value) : value,
    refusal,
    change,
    take(text) {
      gesture.current = ''
      change(text)
      leave()
    },
    handlers: {
      onBlur() {
        leave()
        if (!refusal && current !== null && isWhole(current) && !sending.current) setTyped(null)
      },
      onKeyDown: handleKeyDown,
    },
  }
}
