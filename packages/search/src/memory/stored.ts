import { type RawBuilder, sql } from 'kysely'
import { nothing } from './current.ts'

/** JSON has no line break of its own: within texts it is escaped. */
const between = '\n'

/** Reads the stored JSON of articles, in this order. */
export const storedTexts = (ids: readonly number[]): RawBuilder<string | null> =>
  ids.length === 0
    ? nothing
    : sql<
        string | null
      >`(select string_agg(source || stock, ${between}::text order by place) from unnest(${ids}::int[]) with ordinality as page (article_id, place)
      join doc_src using (article_id))`

/** What `storedTexts` read. */
export const separated = (text: string | null): readonly string[] => text?.split(between) ?? []

/** JSON contains no raw tab either. */
const beforeImage = '\t'

/** Reads the stored JSON of articles, in this order, each with the picture of its given colour. */
export const storedWithImages = (ids: readonly number[], colorIds: readonly (number | null)[]): RawBuilder<string | null> =>
  ids.length === 0
    ? nothing
    : sql<
        string | null
      >`(select string_agg(source || stock || ${beforeImage}::text || coalesce(colors -> color_id::text ->> 'imagePath', ''), ${between}::text order by place)
      from unnest(${ids}::int[], ${colorIds}::int[]) with ordinality as page (article_id, color_id, place) join doc_src using (article_id))`

/** Parses the text that `storedWithImages` reads; `image` is empty if the colour has no picture. */
export const separatedImages = (text: string | null): readonly { readonly article: string; readonly image: string }[] =>
  separated(text).map((line) => {
    const [article = '', image = ''] = line.split(beforeImage)
    return { article, image }
  })
