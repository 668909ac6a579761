import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateCatalogue } from '@vidda/demo/catalogue'
import { root } from '@vidda/tooling-shared/root'
import { expect, it } from 'vitest'

type Section = { readonly type: string; readonly of?: string; readonly image?: string; readonly only?: readonly string[] }

const { campaigns, content, homes, mainGroups } = generateCatalogue({ articles: 60, now: new Date('2026-11-20T12:00:00Z') })

const brands = readdirSync(join(root, 'brands')).filter((brand) => existsSync(join(root, 'brands', brand, 'home.json')))

const read = (brand: string, name: string): unknown => JSON.parse(readFileSync(join(root, 'brands', brand, name), 'utf8'))

/** What a brand's home page shows beside goods: the names of drawn scenes, and the hashes of the brand's own pictures. */
function scenesOn(brand: string): readonly string[] {
  const chainId = chainOf(brand)
  const { sections } = read(brand, 'home.json') as { readonly sections: readonly Section[] }
  const home = homes.find((one) => one.chainId === chainId && one.name === 'default')
  if (!home) throw new Error(`Chain ${chainId} has composed no home page`)
  const { top, sub, middle, popular, bottom } = home
  const banners: Readonly<Record<string, readonly (typeof top)[]>> = { hero: [top], sub, popular, middle: [middle], bottom: [bottom] }
  const groups = mainGroups.filter((group) => group.chainId === chainId)
  return sections.flatMap(({ type, of, image, only }) => {
    if (image !== undefined) {
      const file = readFileSync(join(root, 'brands', brand, 'assets', image))
      return [createHash('sha256').update(file).digest('hex')]
    }
    if (type === 'categories') return groups.filter(({ slug }) => !only || only.includes(`/${slug}`)).map(({ banner }) => banner.scene)
    const shown = type === 'hero' ? banners['hero'] : type.startsWith('banner') ? banners[of ?? ''] : []
    return (shown ?? []).map((banner) => banner.image.scene)
  })
}

const chainOf = (brand: string): number => (read(brand, 'brand.json') as { readonly chainId?: number }).chainId ?? 1

const twice = (scenes: readonly string[]): readonly string[] => scenes.filter((scene, at) => scenes.indexOf(scene) !== at)

it.each(brands)('[R10.213] no scene stands twice on the home page of %s', (brand) => {
  const scenes = scenesOn(brand)
  expect(scenes.length).toBeGreaterThan(2)
  expect(twice(scenes)).toEqual([])
})

it('[R10.213] no scene stands on the home pages of two brands', () => {
  const shared = Map.groupBy(
    brands.flatMap((brand) => [...new Set(scenesOn(brand))].map((scene) => ({ scene, brand }))),
    ({ scene }) => scene,
  )
  expect([...shared.values()].filter((all) => all.length > 1).map((all) => all.map(({ scene, brand }) => `${scene}: ${brand}`))).toEqual([])
  expect(brands.length).toBeGreaterThan(1)
})

it('[R10.213] no campaign of a brand shows a scene of another brand’s home page', () => {
  const shown = campaigns.filter(({ showImage }) => showImage)
  const borrowed = brands.flatMap((brand) => {
    const scenes = new Set(scenesOn(brand))
    return shown.flatMap(({ name, chainId, image }) => (chainId !== chainOf(brand) && scenes.has(image.scene) ? [`${name}: ${brand}`] : []))
  })
  expect(borrowed).toEqual([])
  expect(shown.length).toBeGreaterThan(brands.length)
})

it.each(brands)('[R10.213] no post of %s shows the scene that its home page begins with', (brand) => {
  const [first] = scenesOn(brand)
  const posts = content.flatMap((of) => of.blogPosts).filter(({ chainId }) => chainId === chainOf(brand))
  expect(posts.length).toBeGreaterThan(1)
  expect(posts.filter(({ image }) => image.scene === first).map(({ title }) => title)).toEqual([])
})
