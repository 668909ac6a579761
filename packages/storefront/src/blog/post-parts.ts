import { blogBlocks, withoutLinks, type BlogBlock } from '@vidda/domain/blog'
import { slugOf } from '@vidda/domain/slug'

type Words = Exclude<BlogBlock, { readonly kind: 'articles' }>

/** A block of text; a heading has the id by which the table of contents leads to it. */
export type TextBlock = Words & { readonly id?: string }

/** A longer first paragraph, in characters, would push picture and article out of the first view. */
const longLead = 400

/** Consecutive blocks of text, or a row of articles between them. */
export type Run = { readonly words: readonly TextBlock[] } | { readonly ids: readonly number[] }

type Section = { readonly id: string; readonly title: string }

export type PostParts = {
  /** The first paragraph, which is set with the title; null if the body does not begin with a short one. */
  readonly lead: string | null
  readonly text: readonly Run[]
  readonly sections: readonly Section[]
}

/** Splits blocks into text and articles, because article cards must not get the styles of running text. */
function runsOf(blocks: readonly (TextBlock | Extract<BlogBlock, { readonly kind: 'articles' }>)[]): readonly Run[] {
  const runs: Run[] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (block.kind === 'articles') runs.push({ ids: block.ids })
    else if (last && 'words' in last) runs[runs.length - 1] = { words: [...last.words, block] }
    else runs.push({ words: [block] })
  }
  return runs
}

/** A post's body as it is shown: its lead, the text after it, and its headings. */
export function postParts(body: string): PostParts {
  const taken = new Set<string>()
  function freeId(slug: string): string {
    let id = slug
    for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`
    taken.add(id)
    return id
  }
  const blocks = blogBlocks(body).map((block) => {
    if (block.kind !== 'heading') return block
    return { ...block, id: freeId(slugOf(block.text) || 'del') }
  })
  const [first, ...rest] = blocks
  const lead = first?.kind === 'paragraph' && withoutLinks(first.text).length <= longLead && rest.length > 0 ? first.text : null
  return {
    lead,
    text: runsOf(lead === null ? blocks : rest),
    sections: blocks.flatMap((block) => (block.kind === 'heading' && 'id' in block ? [{ id: block.id, title: block.text }] : [])),
  }
}
