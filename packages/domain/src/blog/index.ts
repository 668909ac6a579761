export type { BlogCategory, BlogPost } from './types.ts'
