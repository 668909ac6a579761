import { listBrands } from '@vidda/brand'
import { expect, it } from 'vitest'
import { storefront } from './storefront.ts'

const workspace = new URL('../../../../', import.meta.url)
const building = { command: 'build', mode: 'production' } as const
const configOf = (app: string) => storefront({ app: new URL(`apps/${app}/vite.config.ts`, workspace).href })(building)

it('an app serves the brand of its own folder’s name, and no other where that is not there', async () => {
  const [{ id } = { id: '' }] = await listBrands(workspace)
  await expect(configOf(id)).resolves.toMatchObject({ appType: 'custom' })
  await expect(configOf('finnes-ikke')).rejects.toThrow('brands/finnes-ikke')
})
