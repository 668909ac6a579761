export { openScreenCache } from './open-screen-cache.ts'
export { prefetchOnIntent } from './prefetch.ts'
