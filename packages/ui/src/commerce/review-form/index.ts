export { ReviewForm } from './ReviewForm.tsx'
export type { NewReview, ReviewFormProps } from './ReviewForm.tsx'
