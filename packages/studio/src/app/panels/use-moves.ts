import { useState } from 'react'

type Moved = { readonly index: number; readonly button: 'up' | 'down' }

/** A list with one entry in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Writes a list anew; whether it was taken over. */
export type WriteList<T> = (list: readonly T[], label: string) => Promise<boolean>

/** Lets the focus follow an entry that was moved, and says where it stands. */
export function useMoves<T>(list: readonly T[], write: WriteList<T>, nameOf: (entry: T) => string) {
  const [last, setLast] = useState<Moved | null>(null)
  const [said, setSaid] = useState('')
  return {
    said,
    focusedAt: (index: number): Moved['button'] | null => (last?.index === index ? last.button : null),
    async move(from: number, to: number) {
      const entry = list[from]
      if (entry === undefined || !(await write(moved(list, from, to), `Moved ${nameOf(entry)}`))) return
      setLast({ index: to, button: to < from ? 'up' : 'down' })
      setSaid(`${nameOf(entry)} is now ${to + 1} of ${list.length}.`)
    },
    async remove(at: number) {
      const entry = list[at]
      const rest = list.filter((_, index) => index !== at)
      if (entry === undefined || !(await write(rest, `Removed ${nameOf(entry)}`))) return
      setLast(null)
      setSaid(`${nameOf(entry)} is removed.`)
    },
  }
}
