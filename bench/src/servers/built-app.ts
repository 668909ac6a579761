import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrandData, BrandServer, BrandServerOptions } from '@vidda/host/server'
import { root } from '@vidda/tooling-shared/root'

type BuiltApp = {
  readonly brand: BrandData
  readonly createServer: (options: Omit<BrandServerOptions, 'clientFolder'>) => Promise<BrandServer>
}

/** Signs the tenant header between the measured processes; they live for one run. */
export const secret = 'only for measuring, on one machine'

export const loadApp = (brand: string): Promise<BuiltApp> =>
  import(pathToFileURL(join(root, 'apps', brand, 'dist/server/index.js')).href) as Promise<BuiltApp>
