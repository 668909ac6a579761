import { fetchCode, useNear } from '../app/index.ts'
import type { ShopGoodsProps } from './ShopGoods.tsx'

const load = async () => (await fetchCode(() => import('./ShopGoods.tsx'), 'ShopGoods')).ShopGoods

/** What a shop has now; code and goods are fetched when the shopper comes near its place. */
export function LazyShopGoods(props: ShopGoodsProps) {
  const { ref, Part: Goods } = useNear(load)
  return <div ref={ref}>{Goods && <Goods {...props} />}</div>
}
