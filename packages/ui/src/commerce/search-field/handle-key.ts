import type { KeyboardEvent } from 'react'
import { stepTo } from './step-to.ts'

export type KeyActions = {
  /** The field with its list. */
  readonly isShown: boolean
  /** Id of the option that the arrow keys have reached. */
  readonly active: string | undefined
  readonly setActive: (id: string | undefined) => void
  readonly open: () => void
  readonly close: () => void
  /** Changes the text of the field. */
  readonly write: (text: string) => void
}

/** What a key does in the field while it proposes. */
export function handleKey(event: KeyboardEvent<HTMLInputElement>, { isShown, active, setActive, open, close, write }: KeyActions) {
  const options = isShown
    ? [...(event.currentTarget.closest('[data-open]')?.querySelectorAll('[role=option]') ?? [])].map((option) => option.id)
    : []
  const next = stepTo(event.key, options, active)
  if (next !== undefined) setActive(next ?? undefined)
  else if (event.key === 'Enter' && active) document.getElementById(active)?.click()
  else if (event.key === 'Escape' && isShown) close()
  else if (/^Arrow(Down|Up)$/u.test(event.key) && !isShown) open()
  else if (event.key === 'Escape' && event.currentTarget.value) write('')
  else {
    if (event.key === 'Home' || event.key === 'End') setActive(undefined)
    return
  }
  event.preventDefault()
}
