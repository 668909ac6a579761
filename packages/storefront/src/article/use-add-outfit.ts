import { isAvailable } from '@vidda/domain/article'
import { outfitTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCart } from '../cart/index.ts'
import { renewedLine } from '../purchase/index.ts'
import type { OutfitLine } from './outfit-lines.ts'

export type Told = {
  /** Why an article could not be added, by id. */
  readonly refused: ReadonlyMap<number, string>
  /** Number of articles that the same press added. */
  readonly added: number
  /** Names of the articles that could not be added. */
  readonly names: string
}

const nothing: Told = { refused: new Map(), added: 0, names: '' }

/** Adds several articles to the cart at their current price and stock. Reports a failure for each article. */
export function useAddOutfit() {
  const { api } = useApp()
  const texts = useTexts(outfitTexts)
  const put = useCart((view) => view.add)
  const [pending, setPending] = useState(false)
  const [told, setTold] = useState(nothing)

  /** Ids of the articles that were added. */
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
    /** Clears the reported failures when the selection of one of those articles changes. */
    forget: (id: number) => setTold((before) => (before.refused.has(id) ? nothing : before)),
  }
}
