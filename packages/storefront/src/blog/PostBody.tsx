import { textSpans } from '@vidda/domain/blog'
import { blogTexts } from '@vidda/texts'
import { ProductGrid } from '@vidda/ui/product-grid'
import { Prose } from '@vidda/ui/prose'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { Fragment } from 'react'
import type { Card } from '../listing/index.ts'
import { PostCard } from './PostCard.tsx'
import type { Run, TextBlock } from './post-parts.ts'

type PostBodyProps = { readonly runs: readonly Run[]; readonly cards: readonly Card[] }

/** A part of a post's body with its articles in place. Articles that are no longer sold are left out. */
export function PostBody({ runs, cards }: PostBodyProps) {
  const texts = useTexts(blogTexts)
  return (
    <>
      {runs.map((run, index) => {
        if ('words' in run) {
          return (
            <Prose key={index}>
              {run.words.map((block, at) => (
                <Block key={at} block={block} />
              ))}
            </Prose>
          )
        }
        const shown = run.ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
        if (shown.length === 0) return null
        return (
          <ProductGrid key={index} label={texts.about}>
            {shown.map((card) => (
              <PostCard key={card.id} card={card} level={3} />
            ))}
          </ProductGrid>
        )
      })}
    </>
  )
}

function Block({ block }: { readonly block: TextBlock }) {
  if (block.kind === 'heading') return <h2 id={block.id}>{block.text}</h2>
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words text={block.text} />
      </p>
    )
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  )
}

/** Words with their links. */
export function Words({ text }: { readonly text: string }) {
  return textSpans(text).map(({ text: words, to }, at) =>
    to === undefined ? (
      <Fragment key={at}>{words}</Fragment>
    ) : (
      <TextLink key={at} to={to}>
        {words}
      </TextLink>
    ),
  )
}
