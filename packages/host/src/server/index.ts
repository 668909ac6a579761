export { createBrandServer } from './brand-server.ts'
export type { BrandServer, BrandServerOptions } from './brand-server.ts'
export type { BrandData, ClientFiles } from './brand-data.ts'
export { runFromEnvironment } from './run.ts'
