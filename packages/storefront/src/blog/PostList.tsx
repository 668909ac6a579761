import { bannerSources, imageSources } from '@vidda/contract'
import { longDate } from '@vidda/domain/date-text'
import { blogTexts, fill } from '@vidda/texts'
import { Link } from '@vidda/ui/link'
import { Picture } from '@vidda/ui/picture'
import { useTexts } from '@vidda/ui/texts-provider'
import { PostListRoot } from './PostList.styles.ts'
import type { PostEntry } from './load-blog.ts'

/** Wider than the box that shows it, because the picture is cropped at its sides. */
const leadSizes = '(width >= 63.75em) 52vw, 115vw'

type PostListProps = {
  readonly posts: readonly PostEntry[]
  /** Level of the posts' headings. */
  readonly level?: 2 | 3
  /** The first post is the screen's largest picture. */
  readonly priority?: boolean
}

/** Posts with their pictures; on the page of all the newest one is the largest. State: `data-lead`. */
export function PostList({ posts, level = 2, priority = false }: PostListProps) {
  const Heading = `h${level}` as const
  const texts = useTexts(blogTexts)
  return (
    <PostListRoot role="list" data-lead={priority || undefined}>
      {posts.map(({ id, title, to, lead, image, imageAlt, subjects, author, minutes, publishedAt }, index) => (
        <li key={id}>
          <article>
            {image && (
              <div data-part="picture">
                <Picture
                  image={priority && index === 0 ? bannerSources(image) : imageSources(image)}
                  alt={imageAlt}
                  ratio="5:2"
                  fill
                  priority={priority && index === 0}
                  sizes={priority && index === 0 ? leadSizes : '(width >= 40em) 45vw, 100vw'}
                />
              </div>
            )}
            <p data-part="about">
              {subjects[0] && <strong>{subjects[0]}</strong>}
              {author && <span>{fill(texts.by, { name: author })}</span>}
              <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
              <abbr title={fill(texts.minutes, { count: minutes })}>{fill(texts.minutesShort, { count: minutes })}</abbr>
            </p>
            <Heading>
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{lead}</p>
          </article>
        </li>
      ))}
    </PostListRoot>
  )
}
