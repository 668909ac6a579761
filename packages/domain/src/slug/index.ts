export { headingOf } from './heading.ts'
export { categorySlugOf, slugOf } from './slug.ts'
export { uniqueSlugs } from './unique-slugs.ts'
