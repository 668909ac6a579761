import { fields, type Texts } from '../text/terms.ts'
import type { SearchDocument } from './document.ts'
import { nameSort } from './name-sort.ts'
import { isOfVariants, searchFields, tag } from './tags.ts'
import { packVariants } from './variants.ts'

/** Texts of an article as one text, a line for each; line breaks would end one. */
export const joinTexts = (texts: Texts): string => fields.map((field) => texts[field].replaceAll(/\s+/g, ' ')).join('\n')

const valuesOf = ({ values }: SearchDocument) => {
  const tags = Object.entries(values) as [keyof typeof values, readonly number[]][]
  return tags.flatMap(([field, ids]) => ids.map((id) => tag(field, id)))
}

/** The row of `doc_idx` that a document becomes. */
export const indexColumns = (document: SearchDocument) => ({
  article_id: document.id,
  chain_id: document.chainId,
  visible: document.visible,
  tags: valuesOf(document),
  variants: packVariants(document.variants),
  terms: joinTexts(document.texts),
  name_sort: nameSort(document.name),
  price: document.price,
  qty_rank: document.qtyRank,
  turnover_rank: document.turnoverRank,
  created: document.created,
})

/** Another one means that documents are to be written anew. */
export const columnsShape = ['2', ...searchFields.filter((field) => !isOfVariants(field))].join(' ')
