export * as shop from './shop.tsx'
export * as shops from './shops.tsx'
