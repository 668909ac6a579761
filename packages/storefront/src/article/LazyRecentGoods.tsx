import { useEffect, useRef, useState, type ComponentType } from 'react'
import { fetchCode } from '../app/index.ts'
import { noteSeen } from './recent.ts'
import type { RecentGoodsProps } from './RecentGoods.tsx'

/** How far below the window (in its own heights) what comes next is made ready. */
const ahead = '100%'

/** The articles seen before this one; code and goods are fetched when the shopper comes near the end of the page. */
export function LazyRecentGoods({ id }: RecentGoodsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Recent, setRecent] = useState<ComponentType<RecentGoodsProps> | null>(null)

  useEffect(() => noteSeen(id), [id])

  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        fetchCode(() => import('./RecentGoods.tsx')).then(
          ({ RecentGoods }) => setRecent(() => RecentGoods),
          () => undefined,
        )
      },
      { rootMargin: `0% 0% ${ahead} 0%` },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])

  return <div ref={place}>{Recent && <Recent id={id} />}</div>
}
