export type { BlogData, PostData } from './load-blog.ts'
