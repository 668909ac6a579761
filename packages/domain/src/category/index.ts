export type { Category, Group, Subcategory } from './types.ts'
