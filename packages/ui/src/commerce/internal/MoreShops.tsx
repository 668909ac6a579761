import { fill, shopStockTexts } from '@vidda/texts'
import type { ReactNode } from 'react'
import { Icon } from '../../foundation/icon/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

type MoreShopsProps = {
  readonly count: number
  /** From the start; the shopper may close it. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** What a list of shops folds away; works without scripts. */
export function MoreShops({ count, open = false, children }: MoreShopsProps) {
  const texts = useTexts(shopStockTexts)
  if (count === 0) return null
  return (
    <details open={open}>
      <summary>
        <span data-part="more">{count === 1 ? texts.oneMoreShop : fill(texts.moreShops, { count })}</span>
        <span data-part="fewer">{texts.fewerShops}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
