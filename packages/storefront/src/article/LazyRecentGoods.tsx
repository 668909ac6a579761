import { useEffect } from 'react'
import { fetchCode, useNear } from '../app/index.ts'
import { noteSeen } from './recent.ts'
import type { RecentGoodsProps } from './RecentGoods.tsx'

const load = async () => (await fetchCode(() => import('./RecentGoods.tsx'), 'RecentGoods')).RecentGoods

/** The articles seen before this one; code and goods are fetched when the shopper comes near the end of the page. */
export function LazyRecentGoods({ id }: RecentGoodsProps) {
  const { ref, Part: Recent } = useNear(load)
  useEffect(() => noteSeen(id), [id])
  return <div ref={ref}>{Recent && <Recent id={id} />}</div>
}
