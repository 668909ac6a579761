export { createSitemap } from './sitemap.ts'
export type { SiteFile } from './sitemap.ts'
