import { blogTexts } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { useTexts } from '@vidda/ui/texts-provider'
import type { PostParts } from './post-parts.ts'

/** Table of contents of a post: collapsed on a phone, open beside the text in a wide window. */
export function PostContents({ sections }: Pick<PostParts, 'sections'>) {
  const texts = useTexts(blogTexts)
  return (
    <nav aria-label={texts.contents}>
      <p aria-hidden="true">{texts.contents}</p>
      <details>
        <summary>
          {texts.contents}
          <Icon name="chevron-down" />
        </summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
