import { useEffect } from 'react'
import { fetchCode } from '../app/index.ts'
import { nearPart } from './near-part.tsx'
import { noteSeen } from './recent.ts'
import type { RecentGoodsProps } from './RecentGoods.tsx'

const Recent = nearPart('recent', async () => (await fetchCode(() => import('./RecentGoods.tsx'), 'RecentGoods')).RecentGoods)

/** The articles seen before this one; code and goods are fetched when the shopper comes near the end of the page. */
export function LazyRecentGoods({ id }: RecentGoodsProps) {
  useEffect(() => noteSeen(id), [id])
  return <Recent id={id} />
}
