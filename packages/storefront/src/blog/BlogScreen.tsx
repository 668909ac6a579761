import { useLoaderData } from 'react-router-dom'
import { screens } from '@vidda/domain/route'
import { blogTexts } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { ChipList } from '@vidda/ui/chip-list'
import { EmptyState } from '@vidda/ui/empty-state'
import { Pagination } from '@vidda/ui/pagination'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { pageAddress } from '../app/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { BlogRoot } from './BlogScreen.styles.ts'
import { PostList } from './PostList.tsx'
import type { BlogData } from './load-blog.ts'

/** All posts, or those of one subject. */
export function BlogScreen() {
  const { subject, path, subjects, posts, page, lastPage } = useLoaderData<BlogData>()
  const texts = useTexts(blogTexts)
  const blog = { text: texts.title, ...(subject !== null && { to: screens.blog }) }
  return (
    <BlogRoot>
      <div data-part="head">
        <ScreenTrail
          trail={subject === null ? [blog] : [blog, { text: subject }]}
          {...(subject !== null && { previous: { to: screens.blog, title: texts.title } })}
        />
        <SectionHeading level={1} {...(subject === null && { text: texts.lead })}>
          {subject ?? texts.name}
        </SectionHeading>
      </div>
      {subjects.length > 1 && <ChipList label={texts.subjects} chips={subjects} />}
      {posts.length > 0 ? (
        <>
          <PostList posts={posts} priority />
          <Pagination page={page} lastPage={lastPage} hrefFor={(other) => pageAddress(path, other)} />
        </>
      ) : (
        <EmptyState title={texts.none} action={subject !== null && <ButtonLink to={screens.blog}>{texts.toBlog}</ButtonLink>}>
          {texts.noneText}
        </EmptyState>
      )}
    </BlogRoot>
  )
}
