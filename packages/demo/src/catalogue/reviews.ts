import { colorRows } from './colors.ts'
import { isoFrom } from './days.ts'
import type { Planned } from './plan.ts'
import { createRng } from './prng.ts'
import { afterwards, firstNames, initials, replies, reviewTexts, wornTexts } from './reviews.data.ts'
import type { Traits } from './traits.ts'
import type { ReviewRow, VariantRow } from './types.ts'

const stars = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 3, 2, 1] as const
/** Of these one can say that they are small or large. */
const fitted: ReadonlySet<string> = new Set(['clothes'])
const colorNames = new Map(colorRows.map(({ id, name }) => [id, name]))

/** How many are written about an article that sells well, and about any other. */
const counts: Readonly<Record<'popular' | 'other', [from: number, to: number]>> = { popular: [9, 48], other: [3, 12] }

type Context = { readonly traits: Traits; readonly popular: boolean; readonly now: Date; readonly seed: number }

/** None for new articles; ids are `article × 100 + n`. */
export function createReviews(
  { id: articleId, kind }: Planned,
  variants: readonly VariantRow[],
  { traits: { createdDay, visible }, popular, now, seed }: Context,
): readonly ReviewRow[] {
  const rng = createRng(seed, articleId, 'reviews')
  if (createdDay > -60 || !visible || !rng.chance(popular ? 0.9 : 0.6)) return []
  const worn = fitted.has(kind.sizes)
  const used = new Set<string>()
  const rows: ReviewRow[] = []
  for (const at of Array.from({ length: rng.int(...counts[popular ? 'popular' : 'other']) }).keys()) {
    const picked = rng.pick(stars)
    // The first three have four stars or more, so that no article with few reviews has a low average.
    const rating = at < 3 && picked < 4 ? 4 : picked
    const said = rng.pick(worn && rng.chance(0.5) ? wornTexts[rating] : reviewTexts[rating])
    const content = rng.chance(0.6) ? `${said} ${rng.pick(afterwards[rating])}` : said
    const variant = rng.pick(variants)
    const row = {
      id: articleId * 100 + at,
      articleId,
      content,
      reply: rating < 3 ? rng.pick(replies.slice(0, 2)) : rng.chance(0.08) ? (replies[2] ?? null) : null,
      customer: `${rng.pick(firstNames)} ${rng.pick(initials)}`,
      rating,
      approved: rng.chance(0.92),
      createdAt: isoFrom(now, -rng.int(1, Math.min(-createdDay, 400)), rng.int(6, 21)),
      trueToSize: worn && rng.chance(0.7) ? rng.pick([0, 0, 0, 0, -1, 1]) : null,
      sizeColor: `${variant.size} / ${colorNames.get(variant.colorId) ?? ''}`,
      anonymous: rng.chance(0.15),
    }
    if (!used.has(content)) rows.push(row)
    used.add(content)
  }
  return rows
}

/** One decimal; null without an approved review. */
export function meanRating(reviews: readonly ReviewRow[]): number | null {
  const ratings = reviews.filter(({ approved }) => approved).map(({ rating }) => rating)
  return ratings.length === 0 ? null : Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10
}
