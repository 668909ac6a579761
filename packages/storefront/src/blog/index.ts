export { BlogScreen } from './BlogScreen.tsx'
export { loadBlog, loadPost } from './load-blog.ts'
export type { BlogData, PostData } from './load-blog.ts'
export { PostScreen } from './PostScreen.tsx'
