import { isAvailable, isGlobalGtin, type ArticleDetail, type Variant } from '@vidda/domain/article'
import { genderIds, type GenderId } from '@vidda/domain/gender'
import { articlePath } from '@vidda/domain/route'
import type { Ore } from '@vidda/domain/money'
import type { ShopBrand } from '../../app/index.ts'
import { addressOf, type LinkedThing } from '../metadata.ts'
import { chainOf } from './organization.ts'

/** A shop that has some of the goods. */
export type StockingShop = { readonly name: string; readonly postPlace: string }

const kroner = (price: Ore): string => (price / 100).toFixed(2)

const schema = (word: string): string => `https://schema.org/${word}`

/** schema.org's word for how the goods can be had: on the web, in shops alone, or not now. */
function availabilityOf(article: Pick<ArticleDetail, 'canPurchase' | 'onlyCC'>, variants: readonly Variant[]): string {
  if (!variants.some(isAvailable)) return schema('OutOfStock')
  return schema(article.canPurchase && !article.onlyCC ? 'InStock' : 'InStoreOnly')
}

const priceOf = (article: ArticleDetail) => ({
  price: kroner(article.price),
  priceCurrency: 'NOK',
  ...(article.beforePrice === null
    ? {}
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: schema('StrikethroughPrice'),
          price: kroner(article.beforePrice),
          priceCurrency: 'NOK',
        },
      }),
})

function linkedOffer(article: ArticleDetail, shops: readonly StockingShop[], brand: ShopBrand): LinkedThing {
  return {
    '@type': 'Offer',
    url: addressOf(brand, articlePath(article.slug)),
    ...priceOf(article),
    availability: availabilityOf(article, article.variants),
    itemCondition: schema('NewCondition'),
    seller: chainOf(brand),
    availableAtOrFrom: shops.map(({ name, postPlace }) => ({
      '@type': 'SportingGoodsStore',
      name: `${brand.name} ${name}`,
      address: { '@type': 'PostalAddress', addressLocality: postPlace, addressCountry: 'NO' },
    })),
  }
}

const suggestedGenders: Partial<Record<GenderId, string>> = {
  [genderIds.herre]: 'male',
  [genderIds.dame]: 'female',
  [genderIds.uni]: 'unisex',
}
const children: readonly GenderId[] = [genderIds.barn, genderIds.junior]
/** Years from which search engines take clothes for those of adults. */
const adultFrom = 13

/** Whom the goods are for; goods for several kinds of adults are for all of them. */
function linkedAudience({ genders, gender }: Pick<ArticleDetail, 'genders' | 'gender'>): LinkedThing {
  const all = genders.length > 0 ? genders : [gender]
  if (all.every((id) => children.includes(id))) {
    return { '@type': 'PeopleAudience', suggestedGender: 'unisex', suggestedMaxAge: adultFrom }
  }
  const words = new Set(all.flatMap((id) => suggestedGenders[id] ?? []))
  const [only = 'unisex'] = words.size === 1 ? words : []
  return {
    '@type': 'PeopleAudience',
    suggestedGender: only,
    ...(all.some((id) => children.includes(id)) ? {} : { suggestedMinAge: adultFrom }),
  }
}

const gtinOf = ({ ean }: Variant) => (isGlobalGtin(ean) ? { gtin: ean } : {})

/** One size and colour of an article; what holds for all of them stands at the group. */
function linkedVariant(variant: Variant, article: ArticleDetail, brand: ShopBrand): LinkedThing {
  const { size, color } = variant
  return {
    '@type': 'Product',
    name: [article.name, color.name, size.name].join(', '),
    sku: variant.ean,
    ...gtinOf(variant),
    size: size.name,
    color: color.name,
    image: addressOf(brand, `${color.imagePath}/1280.jpg`),
    offers: {
      '@type': 'Offer',
      url: addressOf(brand, articlePath(article.slug)),
      ...priceOf(article),
      availability: availabilityOf(article, [variant]),
      itemCondition: schema('NewCondition'),
    },
  }
}

/** An article that comes in one size and colour is a product, any other a group of them. */
function linkedVariants(article: ArticleDetail, brand: ShopBrand): LinkedThing {
  const { variants, articleNo } = article
  const [only] = variants
  if (only && variants.length === 1) {
    return { '@type': 'Product', sku: articleNo, ...gtinOf(only), size: only.size.name, color: only.color.name }
  }
  return {
    '@type': 'ProductGroup',
    sku: articleNo,
    productGroupID: articleNo,
    variesBy: [schema('size'), schema('color')],
    hasVariant: variants.map((variant) => linkedVariant(variant, article, brand)),
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
    ...linkedVariants(article, brand),
    '@id': `${addressOf(brand, articlePath(article.slug))}#vare`,
    name: article.name,
    description: article.description,
    brand: { '@type': 'Brand', name: article.brand },
    category: [article.group2, article.group3].filter(Boolean).join(' > '),
    audience: linkedAudience(article),
    url: addressOf(brand, articlePath(article.slug)),
    image: (pictures.length > 0 ? pictures : [article.image]).map((base) => addressOf(brand, `${base}/1280.jpg`)),
    offers: linkedOffer(article, shops, brand),
    ...linkedReviews(reviews),
  }
}
