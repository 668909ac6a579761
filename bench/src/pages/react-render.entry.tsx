import { createApi } from '@vidda/client'
import type { BrandData } from '@vidda/host/server'
import { createApp, createReference, createServerShop } from '@vidda/storefront/server'
import { renderToString } from 'react-dom/server'

export type ToPrepare = {
  readonly brand: BrandData
  readonly apiUrl: string
  readonly tenant: Readonly<Record<string, string>>
  readonly path: string
}

/** A page of the shop with its data at hand: what is left is React's work on the shop's own components. */
export async function prepareRender({ brand, apiUrl, tenant, path }: ToPrepare): Promise<() => string> {
  const api = createApi({ origin: apiUrl, headers: { ...tenant } })
  const shop = createServerShop(
    createApp({
      brand: brand.shop,
      api,
      reference: createReference(api),
      page: async (name) => brand.pages[name] ?? null,
      home: async () => brand.home ?? [],
    }),
  )
  const prepared = await shop(new Request(brand.shop.origin + path))
  if (prepared.kind === 'redirect' || prepared.failure) throw new Error(`${path} gives no page`, { cause: prepared })
  return () => renderToString(prepared.element)
}
