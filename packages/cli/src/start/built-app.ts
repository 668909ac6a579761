import type { BrandServer, BrandServerOptions } from '@vidda/host/server'

/** What the server bundle of a built app exports. */
export type BuiltApp = { readonly createServer: (options: Omit<BrandServerOptions, 'clientFolder'>) => Promise<BrandServer> }
