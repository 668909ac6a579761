import { pathToFileURL } from 'node:url'
import { BrandError, readBrand } from '@vidda/brand'
import type { StorybookConfig } from '@storybook/react-vite'
import type { ShownBrand } from './brands.ts'

type VitePlugin = NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['plugins']>[number]

const brandFile = /\/brands\/[^/]+\/brand\.json$/u

/** What of a brand can be seen in a component. */
async function shown(file: string): Promise<ShownBrand> {
  const { config, texts } = await readBrand(new URL('./', pathToFileURL(file)))
  const { id, name, theme, genders, header, footer, menu, company } = config
  return { id, name, theme, genders, header, footer, menu, company, texts }
}

/** Gives the browser brands that are whole and checked, with every default: what reads them stays in Node. */
export const brandFiles = (): VitePlugin => ({
  name: 'vidda:brand-files',
  enforce: 'pre',
  async load(id) {
    if (!brandFile.test(id)) return undefined
    this.addWatchFile(id.replace('brand.json', 'texts.json'))
    try {
      return JSON.stringify(await shown(id))
    } catch (error) {
      if (error instanceof BrandError) this.error(error.message)
      throw error
    }
  },
})
