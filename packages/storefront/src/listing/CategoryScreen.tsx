import { useLoaderData } from 'react-router-dom'
import type { CategoryData } from './load-category.ts'
import { ListScreen } from './ListScreen.tsx'

export function CategoryScreen() {
  const { title, trail, chips, list } = useLoaderData<CategoryData>()
  const above = trail.at(-2)
  const parent = above?.to === undefined ? {} : { parent: { to: above.to, title: above.text } }
  return <ListScreen title={title} trail={trail} chips={chips} list={list} {...parent} />
}
