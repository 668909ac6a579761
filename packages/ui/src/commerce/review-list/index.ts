export { ReviewList } from './ReviewList.tsx'
export type { ListedReview, ReviewListProps, StarCounts } from './ReviewList.tsx'
