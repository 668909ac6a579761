import { narrowingTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useLoaderData } from 'react-router-dom'
import { ListScreen } from './ListScreen.tsx'
import type { BundleData } from './load-bundle.ts'

export function BundleScreen() {
  const { list } = useLoaderData<BundleData>()
  const { bundle } = useTexts(narrowingTexts)
  return <ListScreen title={bundle} trail={[{ text: bundle }]} list={list} />
}
