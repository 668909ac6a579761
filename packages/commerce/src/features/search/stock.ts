import { packVariants } from '@vidda/search'
import type { Db } from '../../kernel/database/open.ts'
import { articleVariants } from './article-variants.ts'
import { lockDocuments, stockText } from './documents.ts'

/**
 * Brings the search documents of articles into step with their stock, in the transaction that changed it. The rows are locked before stock
 * is read: two buyers of different sizes would otherwise each still see the other's last unit.
 */
export async function refreshStock(transaction: Db, articleIds: readonly number[]): Promise<void> {
  await lockDocuments(transaction, articleIds)
  const variantsOf = await articleVariants(transaction, articleIds)
  for (const articleId of articleIds) {
    const variants = variantsOf(articleId)
    await transaction
      .updateTable('doc_idx')
      .set({ variants: packVariants(variants) })
      .where('article_id', '=', articleId)
      .execute()
    await transaction
      .updateTable('doc_src')
      .set({ stock: stockText(variants) })
      .where('article_id', '=', articleId)
      .execute()
  }
}
