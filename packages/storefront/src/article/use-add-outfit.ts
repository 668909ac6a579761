import { isAvailable } from '@vidda/domain/article'
import { outfitTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCart } from '../cart/index.ts'
import type { OutfitLine } from './outfit-lines.ts'
import { renewedLine } from './renewed-line.ts'

export type Told = {
  /** Why the cart did not take an article, by its id. */
  readonly refused: ReadonlyMap<number, string>
  /** How many it took at the same press. */
  readonly added: number
  /** Names of those that it did not take. */
  readonly names: string
}

const nothing: Told = { refused: new Map(), added: 0, names: '' }

/** Puts several articles into the cart, each as it is sold now; what the cart does not take is told for each. */
export function useAddOutfit() {
  const { api } = useApp()
  const texts = useTexts(outfitTexts)
  const put = useCart((view) => view.add)
  const [pending, setPending] = useState(false)
  const [told, setTold] = useState(nothing)

  /** Ids of those that are in the cart now. */
  async function add(lines: readonly OutfitLine[]): Promise<readonly number[]> {
    setPending(true)
    const renewed = await Promise.all(
      lines.flatMap(({ article, variant }) => (variant ? [renewedLine(api, article, variant).then((line) => ({ article, line }))] : [])),
    )
    setPending(false)
    const results = renewed.map(({ article, line }) => ({ article, line, isAdded: put(line) }))
    const refused = results.filter(({ isAdded }) => !isAdded)
    setTold({
      refused: new Map(
        refused.map(({ article, line }) => [article.id, isAvailable(line.variant) ? texts.limitReached : texts.justSoldOut]),
      ),
      added: results.length - refused.length,
      names: refused.map(({ article }) => article.name).join(', '),
    })
    return results.filter(({ isAdded }) => isAdded).map(({ article }) => article.id)
  }

  return {
    pending,
    told,
    add,
    /** What was told of an article no longer holds: something else of it is selected. */
    forget: (id: number) => setTold((before) => (before.refused.has(id) ? nothing : before)),
  }
}
