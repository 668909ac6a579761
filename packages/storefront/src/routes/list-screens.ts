export * as bundle from './bundle.tsx'
export * as category from './category.tsx'
export * as gender from './gender.tsx'
