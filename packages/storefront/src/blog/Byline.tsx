import { longDate } from '@vidda/domain/date-text'
import type { BlogAuthor } from '@vidda/domain/blog'
import { blogTexts, fill } from '@vidda/texts'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import type { PostData } from './load-blog.ts'

type BylineProps = Pick<PostData, 'author' | 'minutes' | 'subjects'> & { readonly publishedAt: string }

const nameOf = ({ name, about }: BlogAuthor): string => (about === null ? name : `${name}, ${about}`)

/** Who wrote a post, when, how long it takes to read, and its subjects. A post without an author is the brand's. */
export function Byline({ author, minutes, subjects, publishedAt }: BylineProps) {
  const texts = useTexts(blogTexts)
  const { brand } = useApp()
  return (
    <p data-part="byline">
      <span>{fill(texts.by, { name: author ? nameOf(author) : brand.name })}</span>
      <time dateTime={publishedAt} title={fill(texts.published, { date: longDate(publishedAt) })}>
        {longDate(publishedAt)}
      </time>
      <span>{fill(texts.minutes, { count: minutes })}</span>
      {subjects.map(({ text, to }) => (
        <span key={to}>
          <TextLink to={to}>{text}</TextLink>
        </span>
      ))}
    </p>
  )
}
