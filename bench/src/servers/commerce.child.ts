import { childOptions, serveParent } from './child.ts'
import { openShopData } from './open-shop-data.ts'
import type { ShopsOptions } from './shops.child.ts'

const { brands, dataDir } = (await childOptions()) as ShopsOptions
const commerce = await openShopData(brands, dataDir)
serveParent({ origin: await commerce.listen({ host: '127.0.0.1', port: 0 }) }, { close: () => commerce.close() })
