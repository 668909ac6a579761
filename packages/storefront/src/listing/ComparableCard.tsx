import { memo, useMemo } from 'react'
import { Compare } from '../compare/index.ts'
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx'

/** A card whose article can be chosen to be compared. */
export const ComparableCard = memo(function ComparableCard(props: ArticleCardProps) {
  const { id, name, image } = props.card
  const foot = useMemo(() => <Compare id={id} name={name} image={image} />, [id, image, name])
  return <ArticleCard {...props} foot={foot} />
})
