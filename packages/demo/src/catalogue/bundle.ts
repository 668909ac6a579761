import { genderIds, type GenderId, type GenderKey } from '@vidda/domain/gender'
import { slugOf } from '@vidda/domain/slug'
import { createOffer, createUpcoming } from './campaigns.ts'
import { palettes } from './colors.data.ts'
import { colorId, leadsOf } from './colors.ts'
import { isoFrom } from './days.ts'
import { describe } from './describe.ts'
import { keyFactsOf } from './key-facts.ts'
import { listKroner } from './list-price.ts'
import type { Planned, Turn } from './plan.ts'
import { createHistory, toOre } from './prices.ts'
import { createRng, hash } from './prng.ts'
import { createReviews, meanRating } from './reviews.ts'
import type { ShopSeed } from './shops.ts'
import { chooseShops } from './stock.ts'
import { inTurn } from './text.ts'
import { traitsOf } from './traits.ts'
import type { ArticleBundle, GroupRow, SubcategoryRow } from './types.ts'
import { createVariants } from './variants.ts'

export type BundleContext = {
  readonly seed: number
  readonly now: Date
  readonly shops: readonly ShopSeed[]
  /** From 0 to 1: see `chooseShops`. */
  readonly spread: number
  readonly slugs: ReadonlyMap<number, string>
  readonly turns: ReadonlyMap<number, Turn>
  readonly bestsellers: ReadonlySet<number>
  readonly groups: ReadonlyMap<string, GroupRow>
  readonly subcategories: ReadonlyMap<number, SubcategoryRow>
  readonly lineIds: ReadonlyMap<string, number>
  readonly wornWith: (planned: Planned) => readonly number[]
}

const firstTurn: Turn = { inLine: 0, inKind: 0 }

/** Everything of one article; depends on nothing but the plan and the context. */
export function createBundle(planned: Planned, context: BundleContext): ArticleBundle {
  const { seed, now } = context
  const { id, chainId, index, kind, audience } = planned
  const rng = createRng(seed, chainId, index, 'article')
  const popular = context.bestsellers.has(id)
  const traits = traitsOf(planned, seed, popular)
  const regular = listKroner(planned, traits)
  const offer = traits.reduced ? createOffer(planned, regular, rng) : null
  const upcoming = createUpcoming(planned, regular)
  const history = createHistory(id, regular, traits.createdDay, offer?.reduction ?? null, chainId, now, rng)
  const turn = context.turns.get(id) ?? firstTurn
  const palette: readonly string[] = palettes[kind.palette]
  const chosen = rng.sample(palette, rng.int(...kind.colors))
  const lead = inTurn(leadsOf(palette), hash(chainId, kind.key, 'lead') + turn.inKind)
  const colorIds = [...new Set([lead, ...chosen])].slice(0, chosen.length).map(colorId)
  const shops = traits.stocked ? chooseShops(context.shops, popular, context.spread, rng) : []
  const variants = createVariants(planned, colorIds, shops, rng)
  const reviews = createReviews(planned, variants, { traits, popular, now, seed })
  const group = context.groups.get(kind.group)
  const subcategory = group && context.subcategories.get(group.subcategoryId)
  if (!group || !subcategory)
    throw new Error(`The kind ${kind.key} belongs to the group ${kind.group}, which chain ${chainId} does not have; see tree.data.ts.`)
  const described = describe(planned, turn.inLine, seed)
  return {
    article: {
      id,
      chainId,
      articleNo: `${chainId}${String(index).padStart(6, '0')}`,
      slug: context.slugs.get(id) ?? String(id),
      name: planned.name,
      ...described,
      keyFacts: keyFactsOf(planned, described.techDescription),
      nutrientContent: null,
      price: toOre(offer?.reduction.kroner ?? regular),
      originalPrice: toOre(regular),
      beforePrice: history.before,
      pant: toOre(kind.pant ?? 0),
      frightPrice: toOre(kind.freight ?? 99),
      productLineId: context.lineIds.get(planned.line.name) ?? 0,
      mainGroupId: subcategory.mainGroupId,
      subcategoryId: subcategory.id,
      groupId: group.id,
      gender: genderIds[audience],
      genders: gendersOf(audience, kind.worn ?? true),
      drawing: kind.drawing,
      line: slugOf(planned.line.name),
      style: planned.cut,
      colorIds,
      wornWith: context.wornWith(planned),
      season: kind.season === 'hele året' ? null : kind.season,
      customLabel: kind.onlyCC ? 'Hentes i butikk' : traits.createdDay > -45 ? 'Nyhet' : null,
      canPurchase: traits.canPurchase,
      visible: traits.visible,
      featured: traits.featured,
      onlyCC: kind.onlyCC ?? false,
      webPurchaseLimit: kind.limit ?? (regular < 300 ? 10 : 5),
      averageRating: meanRating(reviews),
      createdAt: isoFrom(now, traits.createdDay),
    },
    variants,
    campaigns: [...(offer ? [offer.row] : []), ...(upcoming ? [upcoming] : [])],
    prices: history.rows,
    reviews,
  }
}

/** Unisex clothes belong to women and men too; what nobody wears belongs to Uni alone. */
const gendersOf = (audience: GenderKey, worn: boolean): readonly GenderId[] =>
  audience === 'uni' && worn ? [genderIds.uni, genderIds.dame, genderIds.herre] : [genderIds[audience]]
