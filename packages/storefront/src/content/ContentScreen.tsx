import { useLoaderData } from 'react-router-dom'
import { Prose } from '@vidda/ui/prose'
import { SectionHeading } from '@vidda/ui/section-heading'
import { ContentRoot } from './ContentScreen.styles.ts'
import type { ContentData } from './types.ts'

export function ContentScreen() {
  const { page } = useLoaderData<ContentData>()
  return (
    <ContentRoot>
      <SectionHeading level={1}>{page.title}</SectionHeading>
      <Prose html={page.html} />
    </ContentRoot>
  )
}
