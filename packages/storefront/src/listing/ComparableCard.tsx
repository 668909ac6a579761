import { memo } from 'react'
import { LazyCompare } from '../compare/index.ts'
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx'

/** A card whose article can be chosen to be compared. */
export const ComparableCard = memo(function ComparableCard(props: ArticleCardProps) {
  const { id, name, image } = props.card
  return <ArticleCard {...props} foot={<LazyCompare id={id} name={name} image={image} />} />
})
