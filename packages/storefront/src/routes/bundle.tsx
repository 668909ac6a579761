import { fill, narrowingTexts } from '@vidda/texts'
import { BundleScreen, canonicalList, type BundleData } from '../listing/index.ts'
import { numberedHead, type App } from '../app/index.ts'

export const handle = {
  crumb: (_: BundleData, { texts }: App) => texts(narrowingTexts).bundle,
  head: ({ path, list }: BundleData, app: App) => {
    const { bundle, bundleDescription } = app.texts(narrowingTexts)
    return {
      ...numberedHead(app, list.parameters.from, bundle, fill(bundleDescription, { brand: app.brand.name })),
      canonical: canonicalList(path, list),
      robots: 'noindex' as const,
    }
  },
}

export const Component = BundleScreen
