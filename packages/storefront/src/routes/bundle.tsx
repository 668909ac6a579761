import { fill, narrowingTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useLoaderData } from 'react-router-dom'
import { canonicalList } from '../listing/index.ts'
import { ListScreen } from '../listing/ListScreen.tsx'
import type { BundleData } from '../listing/load-lists.ts'
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

export function Component() {
  const { list } = useLoaderData<BundleData>()
  const { bundle } = useTexts(narrowingTexts)
  return <ListScreen title={bundle} trail={[{ text: bundle }]} list={list} />
}
