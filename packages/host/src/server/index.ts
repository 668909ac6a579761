/** @public Called by the server that the Vite plugin writes for each brand. */
export { createBrandServer } from './brand-server.ts'
export type { BrandServer, BrandServerOptions } from './brand-server.ts'
export type { BrandData, ClientFiles } from './brand-data.ts'
/** @public Called by the server that the Vite plugin writes for each brand. */
export { runFromEnvironment } from './run.ts'
export { styledMarkup } from './styled-markup.tsx'
