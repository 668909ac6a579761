import { pathToFileURL } from 'node:url'
import { readBrand, tenantOf } from '@vidda/brand'
import type { Commerce } from '@vidda/commerce'
import { root } from '@vidda/tooling-shared/root'
import { secret } from './built-app.ts'
import { openDemo } from './open-demo.ts'

/** Articles of a chain, where a bench wants no other number. */
const usualArticles = 1200

/** The commerce API of a bench, on an embedded database of its own. */
export async function openShopData(brands: readonly string[], dataDir: string, articles = usualArticles): Promise<Commerce> {
  const read = await Promise.all(brands.map((id) => readBrand(new URL(`brands/${id}/`, pathToFileURL(`${root}/`)))))
  return openDemo({ dataDir, tenants: read.map(tenantOf), secret, logLevel: 'warn', articles })
}
