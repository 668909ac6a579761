export { feedPath } from './feed.ts'
export { openSearchPath } from './open-search.ts'
export { siteFilesOf, isSiteFilePath } from './site-files.ts'
export type { SiteFile } from './site-files.ts'
