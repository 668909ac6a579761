export { blogAuthor, blogBlocks, blogLead, readingMinutes } from './blocks.ts'
export type { BlogAuthor, BlogBlock } from './blocks.ts'
export type { BlogCategory, BlogPost } from './types.ts'
