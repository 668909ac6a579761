export * as blog from './blog.tsx'
export * as post from './post.tsx'
