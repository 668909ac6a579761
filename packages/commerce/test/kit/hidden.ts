import { generateCatalogue, type ArticleBundle } from '@vidda/demo/catalogue'
import { testGoods } from './server.ts'

/** An article of chain 1 that the generator has hidden from the web, but put into a shop. */
export function hiddenArticle(): ArticleBundle {
  for (const bundle of generateCatalogue({ ...testGoods, now: new Date() }).articles()) {
    if (!bundle.article.visible && bundle.article.chainId === 1 && bundle.variants.some((variant) => variant.stock.length > 0))
      return bundle
  }
  throw new Error('The generator has hidden nothing')
}
