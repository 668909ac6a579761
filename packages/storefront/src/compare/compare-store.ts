import { mostCompared } from '@vidda/domain/compare'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { storeFor, useApp } from '../app/index.ts'

/** A selected article with what the bar shows, so that it needs no request. `image` is a base address. */
export type Chosen = { readonly id: number; readonly name: string; readonly image: string }

export type CompareView = {
  /** In order of selection. */
  readonly chosen: readonly Chosen[]
  /** Whether the last selection was refused because the comparison is full. */
  readonly refused: boolean
  readonly add: (article: Chosen) => void
  readonly remove: (id: number) => void
  readonly replace: (articles: readonly Chosen[]) => void
  /** Replaces the selection if the given articles contain all of it. */
  readonly adopt: (articles: readonly Chosen[]) => void
}

const plain = (articles: readonly Chosen[]): readonly Chosen[] => articles.map(({ id, name, image }) => ({ id, name, image }))
const contains = (articles: readonly Chosen[], id: number): boolean => articles.some((article) => article.id === id)

const createCompareStore = (): StoreApi<CompareView> =>
  createStore<CompareView>()((set) => ({
    chosen: [],
    refused: false,
    add: (article) =>
      set(({ chosen }) => {
        if (contains(chosen, article.id)) return {}
        return chosen.length < mostCompared ? { chosen: plain([...chosen, article]), refused: false } : { refused: true }
      }),
    remove: (id) => set(({ chosen }) => ({ chosen: chosen.filter((article) => article.id !== id), refused: false })),
    replace: (articles) => set({ chosen: plain(articles), refused: false }),
    adopt: (articles) =>
      set(({ chosen }) =>
        chosen.length < articles.length && chosen.every(({ id }) => contains(articles, id))
          ? { chosen: plain(articles), refused: false }
          : {},
      ),
  }))

function isChosen(stored: unknown): stored is Chosen {
  const { id, name, image } = (stored ?? {}) as Partial<Record<keyof Chosen, unknown>>
  // Only a path of this shop: the visitor can edit the storage.
  return Number.isSafeInteger(id) && typeof name === 'string' && typeof image === 'string' && /^\/(?!\/)/u.test(image)
}

const storeOf = storeFor(createCompareStore, {
  key: 'vd-compare',
  select: ({ chosen }) => chosen,
  restore: (stored) => ({ chosen: (Array.isArray(stored) ? stored : []).filter(isChosen).slice(0, mostCompared), refused: false }),
})

/** The articles selected for comparison, shared between tabs. Empty on the server and until hydration. */
export const useCompare = <Part>(select: (view: CompareView) => Part): Part => useStore(storeOf(useApp()), select)
