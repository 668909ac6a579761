export { LazyRecommendations } from './LazyRecommendations.tsx'
