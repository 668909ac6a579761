import { useRef } from 'react'
import { fetchCode, useApp, usePart } from '../app/index.ts'
import type { ShopGoodsProps } from './ShopGoods.tsx'
import { useInSight } from './use-in-sight.ts'

const load = async () => (await fetchCode(() => import('./ShopGoods.tsx'), 'ShopGoods')).ShopGoods

/** The goods that a shop has in stock now. Code and data are fetched when the section is about to scroll into view. */
export function LazyShopGoods(props: ShopGoodsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { Part: Goods } = usePart(load, useInSight(ref), useApp().log)
  return <div ref={ref}>{Goods && <Goods {...props} />}</div>
}
