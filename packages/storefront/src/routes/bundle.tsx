import { fill, narrowingTexts } from '@vidda/texts'
import { BundleScreen, canonicalList, type BundleData } from '../listing/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: (_: BundleData, { texts }: App) => texts(narrowingTexts).bundle,
  head: ({ path, list }: BundleData, { brand, texts }: App) => ({
    title: pageTitle(texts(narrowingTexts).bundle, brand.name),
    description: fill(texts(narrowingTexts).bundleDescription, { brand: brand.name }),
    canonical: canonicalList(path, list),
    robots: 'noindex' as const,
  }),
}

export const Component = BundleScreen
