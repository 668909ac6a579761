export * as bestsellers from './bestsellers.tsx'
export * as campaign from './campaign.tsx'
export * as campaigns from './campaigns.tsx'
