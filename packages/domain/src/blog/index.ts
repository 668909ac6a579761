export { blogBlocks, blogLead, readingMinutes } from './blocks.ts'
export type { BlogBlock } from './blocks.ts'
export type { BlogCategory, BlogPost } from './types.ts'
