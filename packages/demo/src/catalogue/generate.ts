import { createBestsellers } from './bestsellers.ts'
import { createBundle } from './bundle.ts'
import { createCampaigns } from './campaigns.ts'
import { generatedChains, knownChains, shareOut } from './chains.ts'
import { colorRows } from './colors.ts'
import { createContent } from './content.ts'
import { createHomes } from './homes.ts'
import { outfitsOf } from './outfits.ts'
import { createPlan, linesOf, type Plan } from './plan.ts'
import { settingsRows, shippingMethodRows } from './settings.ts'
import { createShops, shopSeeds } from './shops.ts'
import { createTree } from './tree.ts'
import type { ArticleBundle, BestsellerRow, Catalogue, CatalogueOptions, ProductLineRow } from './types.ts'

export type { ArticleBundle, CampaignRow } from './types.ts'

const mostArticles = 100_000

/** The chains' data out of a seed alone. Throws on unknown chains and on counts outside 1 to 100 000. */
export function generateCatalogue({ articles = 1200, seed = 1, now, chains = generatedChains }: CatalogueOptions): Catalogue {
  if (!Number.isInteger(articles) || articles < 1 || articles > mostArticles)
    throw new RangeError(`articles must be a whole number from 1 to ${mostArticles}, not ${articles}.`)
  const chainIds = knownChains(chains)
  const shares = shareOut(chainIds, articles)
  const plans = chainIds.map((chainId, at) => createPlan(chainId, shares[at] ?? 0, seed))
  const trees = chainIds.map(createTree)
  const bestsellers = plans.flatMap((plan) => createBestsellers(plan, seed))
  return {
    colors: colorRows,
    mainGroups: trees.flatMap((tree) => tree.mainGroups),
    subcategories: trees.flatMap((tree) => tree.subcategories),
    groups: trees.flatMap((tree) => tree.groups),
    productLines: chainIds.flatMap(lineRows),
    shops: chainIds.flatMap((chainId) => createShops(chainId, now)),
    shippingMethods: shippingMethodRows(chainIds),
    campaigns: chainIds.flatMap((chainId) => createCampaigns(chainId, now)),
    bestsellers,
    homes: plans.flatMap((plan) => createHomes(plan, seed)),
    settings: settingsRows(chainIds),
    content: plans.map((plan) => createContent(plan, seed, now)),
    articleCount: articles,
    articles: () => bundles(plans, bestsellers, articles, seed, now),
  }
}

const lineRows = (chainId: number): readonly ProductLineRow[] =>
  linesOf(chainId).map(({ name, houseBrand = false }, at) => ({ id: chainId * 100 + at + 1, chainId, name, houseBrand }))

function* bundles(
  plans: readonly Plan[],
  ranks: readonly BestsellerRow[],
  articles: number,
  seed: number,
  now: Date,
): Generator<ArticleBundle, void, undefined> {
  const bestsellers = new Set(ranks.map(({ articleId }) => articleId))
  const spread = Math.min(1, Math.sqrt(2000 / articles))
  for (const { chainId, articles: planned, slugs, turns } of plans) {
    const tree = createTree(chainId)
    const context = {
      seed,
      now,
      spread,
      slugs,
      turns,
      bestsellers,
      wornWith: outfitsOf(planned),
      shops: shopSeeds(chainId),
      groups: new Map(tree.groups.map((group) => [group.name, group])),
      subcategories: new Map(tree.subcategories.map((subcategory) => [subcategory.id, subcategory])),
      lineIds: new Map(lineRows(chainId).map(({ name, id }) => [name, id])),
    }
    for (const one of planned) yield createBundle(one, context)
  }
}
