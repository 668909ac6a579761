import type { ArticleDetail } from '@vidda/domain/article'
import { isAvailable } from '@vidda/domain/article'
import { articlePath } from '@vidda/domain/route'
import type { Ore } from '@vidda/domain/money'
import type { ShopBrand } from '../../app/index.ts'
import { addressOf, type LinkedThing } from '../facts.ts'
import { chainOf } from './organization.ts'

/** A shop that has some of the goods. */
export type StockingShop = { readonly name: string; readonly postPlace: string }

const kroner = (price: Ore): string => (price / 100).toFixed(2)

/** schema.org's word for how the goods can be had: on the web, in shops alone, or not now. */
function availabilityOf(article: Pick<ArticleDetail, 'variants' | 'canPurchase' | 'onlyCC'>): string {
  if (!article.variants.some(isAvailable)) return 'https://schema.org/OutOfStock'
  return `https://schema.org/${article.canPurchase && !article.onlyCC ? 'InStock' : 'InStoreOnly'}`
}

function linkedOffer(article: ArticleDetail, shops: readonly StockingShop[], brand: ShopBrand): LinkedThing {
  return {
    '@type': 'Offer',
    url: addressOf(brand, articlePath(article.slug)),
    price: kroner(article.price),
    priceCurrency: 'NOK',
    ...(article.beforePrice === null
      ? {}
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: kroner(article.beforePrice),
            priceCurrency: 'NOK',
          },
        }),
    availability: availabilityOf(article),
    itemCondition: 'https://schema.org/NewCondition',
    seller: chainOf(brand),
    availableAtOrFrom: shops.map(({ name, postPlace }) => ({
      '@type': 'SportingGoodsStore',
      name: `${brand.name} ${name}`,
      address: { '@type': 'PostalAddress', addressLocality: postPlace, addressCountry: 'NO' },
    })),
  }
}

/** What is said of an article: all of it in two numbers, and the newest in words. */
export type ToldReviews = {
  readonly total: number
  /** Null where there are none. */
  readonly average: number | null
  readonly first: readonly {
    readonly rating: number
    readonly content: string
    readonly customer: string | null
    readonly createdAt: string
  }[]
}

function linkedReviews({ total, average, first }: ToldReviews): Readonly<Record<string, unknown>> {
  if (average === null) return {}
  const rating = (value: number | string) => ({ ratingValue: value, bestRating: 5, worstRating: 1 })
  return {
    aggregateRating: { '@type': 'AggregateRating', ...rating(average.toFixed(1)), reviewCount: total },
    // Whoever wished to stay unnamed is counted and not shown: an author must have a name.
    review: first
      .filter(({ customer }) => customer !== null)
      .map((review) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ...rating(review.rating) },
        author: { '@type': 'Person', name: review.customer },
        datePublished: review.createdAt.slice(0, 10),
        reviewBody: review.content,
      })),
  }
}

/** An article with its price, where it can be had, and what those who bought it say. */
export function linkedProduct(
  article: ArticleDetail,
  { shops, reviews }: { readonly shops: readonly StockingShop[]; readonly reviews: ToldReviews },
  brand: ShopBrand,
): LinkedThing {
  const pictures = article.images.flatMap(({ paths }) => paths.slice(0, 1))
  return {
    '@type': 'Product',
    '@id': `${addressOf(brand, articlePath(article.slug))}#vare`,
    name: article.name,
    description: article.description,
    sku: article.articleNo,
    brand: { '@type': 'Brand', name: article.brand },
    category: [article.group2, article.group3].filter(Boolean).join(' > '),
    color: article.colors.map(({ name }) => name).join(', '),
    url: addressOf(brand, articlePath(article.slug)),
    image: (pictures.length > 0 ? pictures : [article.image]).map((base) => addressOf(brand, `${base}/1280.jpg`)),
    offers: linkedOffer(article, shops, brand),
    ...linkedReviews(reviews),
  }
}
