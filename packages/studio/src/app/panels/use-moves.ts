import { useState } from 'react'

type Moved = { readonly index: number; readonly button: 'up' | 'down' }

/** A list with one entry in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Lets the focus follow an entry that is moved, and says where it stands. */
export function useMoves<T>(list: readonly T[], onChange: (list: readonly T[], label: string) => void, nameOf: (entry: T) => string) {
  const [last, setLast] = useState<Moved | null>(null)
  const [said, setSaid] = useState('')
  return {
    said,
    focusedAt: (index: number): Moved['button'] | null => (last?.index === index ? last.button : null),
    move(from: number, to: number) {
      const entry = list[from]
      if (entry === undefined) return
      setLast({ index: to, button: to < from ? 'up' : 'down' })
      setSaid(`${nameOf(entry)} is now ${to + 1} of ${list.length}.`)
      onChange(moved(list, from, to), `Moved ${nameOf(entry)}`)
    },
    remove(at: number) {
      const entry = list[at]
      if (entry === undefined) return
      setLast(null)
      setSaid(`${nameOf(entry)} is removed.`)
      onChange(
        list.filter((_, index) => index !== at),
        `Removed ${nameOf(entry)}`,
      )
    },
  }
}
