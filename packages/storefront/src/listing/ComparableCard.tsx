import { memo } from 'react'
import { LazyCompare } from '../compare/index.ts'
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx'

/** An article card with the checkbox for comparison. */
export const ComparableCard = memo(function ComparableCard(props: ArticleCardProps) {
  const { id, name, image } = props.card
  return <ArticleCard {...props} foot={<LazyCompare id={id} name={name} image={image} />} />
})
