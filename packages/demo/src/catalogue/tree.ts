import { categorySlugOf } from '@vidda/domain/slug'
import { chainBanners, mainGroupBanners } from './banners.data.ts'
import { trees } from './tree.data.ts'
import type { GroupRow, MainGroupRow, SubcategoryRow } from './types.ts'

export type Tree = {
  readonly mainGroups: readonly MainGroupRow[]
  readonly subcategories: readonly SubcategoryRow[]
  readonly groups: readonly GroupRow[]
}

/** The word Tekstil is shown as Klær (spec §3 Category). */
const shown = (name: string): string => (name === 'Tekstil' ? 'Klær' : name)

/** Main groups are `chain × 100 + n`, subcategories `chain × 1000 + n`, groups `chain × 10 000 + n`. */
export function createTree(chainId: number): Tree {
  const mainGroups: MainGroupRow[] = []
  const subcategories: SubcategoryRow[] = []
  const groups: GroupRow[] = []
  for (const [name, subs] of Object.entries(trees[chainId as keyof typeof trees])) {
    const mainGroupId = chainId * 100 + mainGroups.length + 1
    const displayName = shown(name)
    const slug = categorySlugOf(displayName)
    const banner = chainBanners[chainId]?.[name] ?? mainGroupBanners[name as keyof typeof mainGroupBanners]
    mainGroups.push({ id: mainGroupId, chainId, name, displayName, slug, banner, bannerLink: `/${slug}`, position: mainGroups.length })
    for (const [subName, groupNames] of Object.entries(subs as Record<string, readonly string[]>)) {
      const subcategoryId = chainId * 1000 + subcategories.length + 1
      subcategories.push({
        id: subcategoryId,
        chainId,
        mainGroupId,
        name: subName,
        slug: categorySlugOf(subName),
        position: subcategories.length,
      })
      for (const groupName of groupNames) {
        groups.push({
          id: chainId * 10_000 + groups.length + 1,
          chainId,
          subcategoryId,
          name: groupName,
          slug: categorySlugOf(groupName),
          position: groups.length,
        })
      }
    }
  }
  return { mainGroups, subcategories, groups }
}
