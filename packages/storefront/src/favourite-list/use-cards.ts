import { fetchBundle } from '@vidda/client/articles'
import { goodsTexts } from '@vidda/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'

/** The commerce API takes no more ids at once. */
const mostIds = 100

/** Null for an article that is not sold any more. */
type Known = ReadonlyMap<number, Card | null>

export type CardsState = {
  /** What is known of the articles so far. */
  readonly known: Known
  readonly state: 'loading' | 'failed' | 'ready'
  readonly retry: () => void
}

const inParts = (ids: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) => ids.slice(part * mostIds, (part + 1) * mostIds))

/** Cards of the articles, with those that cannot be had at present; each is asked for once, so that a removal fetches nothing. */
export function useCards(ids: readonly number[]): CardsState {
  const { api, log, texts } = useApp()
  const [known, setKnown] = useState<Known>(new Map())
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const missing = ids
    .filter((id) => !known.has(id))
    .toSorted((left, right) => left - right)
    .join(',')

  useEffect(() => {
    if (missing === '') return
    let current = true
    setFailed(false)
    const asked = missing.split(',').map(Number)
    Promise.all(inParts(asked).map((part) => fetchBundle(api, part))).then(
      (parts) => {
        if (!current) return
        const words = texts(goodsTexts)
        const found = new Map(parts.flat().map((article) => [article.id, cardOf(article, words)]))
        setKnown((before) => new Map([...before, ...asked.map((id) => [id, found.get(id) ?? null] as const)]))
      },
      (error: unknown) => {
        log(error)
        if (current) setFailed(true)
      },
    )
    return () => {
      current = false
    }
  }, [api, attempt, log, missing, texts])

  return { known, state: missing === '' ? 'ready' : failed ? 'failed' : 'loading', retry: () => setAttempt((count) => count + 1) }
}
