import type { GenderKey } from '@vidda/domain/gender'
import { outfits } from './outfits.data.ts'
import type { Planned } from './plan.ts'

/** Articles are imported in batches, and refer only to articles of the same or an earlier batch. */
export const articlesAtOnce = 1000

const portionOf = ({ index }: Planned): number => Math.floor((index - 1) / articlesAtOnce)

/** For each audience (women, men, children), the audiences whose clothes may be part of the same outfit. */
const worn: Readonly<Record<GenderKey, readonly GenderKey[]>> = {
  dame: ['dame', 'uni'],
  herre: ['herre', 'uni'],
  junior: ['junior'],
  barn: ['barn'],
  uni: ['uni'],
}

/** Articles worn with each article, preferably of the same product line. Most articles that are not clothes have none. */
export function outfitsOf(articles: readonly Planned[]): (planned: Planned) => readonly number[] {
  const made = Map.groupBy(articles, (planned) => `${portionOf(planned)} ${planned.kind.key} ${planned.audience}`)
  return (planned) =>
    (outfits[planned.kind.key] ?? []).flatMap((kind) => {
      const fitting = worn[planned.audience].flatMap((audience) => made.get(`${portionOf(planned)} ${kind} ${audience}`) ?? [])
      const partner = fitting.find(({ line }) => line === planned.line) ?? fitting[planned.index % fitting.length]
      return partner ? [partner.id] : []
    })
}
