import { blogBlocks, type BlogBlock } from '@vidda/domain/blog'
import { blogTexts } from '@vidda/texts'
import { ProductGrid } from '@vidda/ui/product-grid'
import { Prose } from '@vidda/ui/prose'
import { useTexts } from '@vidda/ui/texts-provider'
import { ArticleCard, type Card } from '../listing/index.ts'

type Words = Exclude<BlogBlock, { readonly kind: 'articles' }>

/** Consecutive blocks of text, or a row of articles between them. */
type Run = { readonly words: readonly Words[] } | { readonly ids: readonly number[] }

/** Splits a body into text and articles, because article cards must not get the styles of running text. */
function runsOf(body: string): readonly Run[] {
  const runs: Run[] = []
  for (const block of blogBlocks(body)) {
    const last = runs.at(-1)
    if (block.kind === 'articles') runs.push({ ids: block.ids })
    else if (last && 'words' in last) runs[runs.length - 1] = { words: [...last.words, block] }
    else runs.push({ words: [block] })
  }
  return runs
}

type PostBodyProps = { readonly body: string; readonly cards: readonly Card[] }

/** A post's body with its articles in place. Articles that are no longer sold are left out. */
export function PostBody({ body, cards }: PostBodyProps) {
  const texts = useTexts(blogTexts)
  return (
    <div data-part="text">
      {runsOf(body).map((run, index) => {
        if ('words' in run) {
          return (
            <Prose key={index}>
              {run.words.map((block, place) => (
                <Block key={place} block={block} />
              ))}
            </Prose>
          )
        }
        const shown = run.ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
        if (shown.length === 0) return null
        return (
          <ProductGrid key={index} label={texts.about}>
            {shown.map((card) => (
              <ArticleCard key={card.id} card={card} level={3} />
            ))}
          </ProductGrid>
        )
      })}
    </div>
  )
}

function Block({ block }: { readonly block: Words }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
