import { defaultLimits } from '@vidda/domain/reservation'
import type { ArticleBundle, ArticleRow, Catalogue, ColorRow } from '../catalogue/types.ts'

type Rows = readonly object[]

const colorRow = ({ colorCode, colorGroupId, ...row }: ColorRow) => ({ ...row, color_code: colorCode, color_group_id: colorGroupId })

/** The small tables in the order in which they may be filled, as rows of the database. */
export const smallTables = (catalogue: Catalogue): readonly (readonly [table: string, rows: Rows])[] => [
  ['genders', catalogue.genders],
  ['color_groups', catalogue.colorGroups.map(({ colorId, ...row }) => ({ ...row, color_id: colorId }))],
  ['colors', catalogue.colors.map(colorRow)],
  ['chain_colors', catalogue.settings.flatMap(({ chainId }) => catalogue.colors.map((row) => ({ ...colorRow(row), chain_id: chainId })))],
  ['sizes', catalogue.sizes],
  ['postal_codes', catalogue.postalCodes],
  [
    'shops',
    catalogue.shops.map((row) => ({
      ...row,
      chain_id: row.chainId,
      full_name: row.fullName,
      org_no: row.orgNo,
      opening_hours: row.openingHours,
      map_link: row.mapLink,
      post_no: row.postNo,
      post_place: row.postPlace,
      messenger_id: row.messengerId,
    })),
  ],
  ['shipping_methods', catalogue.shippingMethods.map((row) => ({ ...row, chain_id: row.chainId }))],
  ['main_groups', catalogue.mainGroups.map((row) => ({ ...row, chain_id: row.chainId, banner_link: row.bannerLink }))],
  ['subcategories', catalogue.subcategories.map((row) => ({ ...row, chain_id: row.chainId, main_group_id: row.mainGroupId }))],
  ['groups', catalogue.groups.map((row) => ({ ...row, chain_id: row.chainId, subcategory_id: row.subcategoryId }))],
  ['product_lines', catalogue.productLines.map((row) => ({ ...row, chain_id: row.chainId, house_brand: row.houseBrand }))],
  [
    'campaigns',
    catalogue.campaigns.map((row) => ({
      ...row,
      chain_id: row.chainId,
      short_description: row.shortDescription,
      starts: row.start,
      ends: row.end,
      show_label: row.showLabel,
      show_image: row.showImage,
      label_text: row.labelText,
    })),
  ],
  ['homes', catalogue.homes.map(({ chainId, name, ...composition }) => ({ chain_id: chainId, name, composition }))],
  [
    'chain_settings',
    catalogue.settings.map((row) => ({
      chain_id: row.chainId,
      house_line_id: row.houseLineId,
      return_days: row.returnDays,
      reservation_hours: row.reservationHours,
      open_units: defaultLimits.openUnits,
      open_reservations: defaultLimits.openReservations,
      units_per_address: defaultLimits.unitsPerAddress,
      mails_per_receiver: defaultLimits.mailsPerReceiver,
      confirm_above_units: defaultLimits.confirmAboveUnits,
      confirm_above_total: defaultLimits.confirmAboveTotal,
      delivery_text: row.deliveryText,
      collect_text: row.collectText,
    })),
  ],
]

/** Filled after the articles, to which they point. */
export const bestsellerRows = (catalogue: Catalogue): Rows =>
  catalogue.bestsellers.map((row) => ({
    chain_id: row.chainId,
    article_id: row.articleId,
    qty_rank: row.qtyRank,
    turnover_rank: row.turnoverRank,
  }))

const articleRow = (row: ArticleRow) => ({
  ...row,
  chain_id: row.chainId,
  article_no: row.articleNo,
  tech_description: row.techDescription,
  nutrient_content: row.nutrientContent,
  wash_label: row.washLabel,
  care_label: row.careLabel,
  original_price: row.originalPrice,
  before_price: row.beforePrice,
  fright_price: row.frightPrice,
  product_line_id: row.productLineId,
  main_group_id: row.mainGroupId,
  subcategory_id: row.subcategoryId,
  group_id: row.groupId,
  color_ids: row.colorIds,
  custom_label: row.customLabel,
  can_purchase: row.canPurchase,
  only_cc: row.onlyCC,
  web_purchase_limit: row.webPurchaseLimit,
  average_rating: row.averageRating,
  created_at: row.createdAt,
})

/** The tables of articles, for some bundles at once. */
export const articleTables = (bundles: readonly ArticleBundle[]): readonly (readonly [table: string, rows: Rows])[] => [
  ['articles', bundles.map((bundle) => articleRow(bundle.article))],
  [
    'variants',
    bundles.flatMap(({ article, variants }) =>
      variants.map(({ id, ean, sizeId, size, colorId }) => ({
        id,
        ean,
        size,
        chain_id: article.chainId,
        article_id: article.id,
        size_id: sizeId,
        color_id: colorId,
      })),
    ),
  ],
  [
    'article_campaigns',
    bundles.flatMap((bundle) =>
      bundle.campaigns.map(({ id, price, campaignId, articleId, labelType, labelData }) => ({
        id,
        price,
        campaign_id: campaignId,
        article_id: articleId,
        label_type: labelType,
        label_data: labelData,
      })),
    ),
  ],
  [
    'prices',
    bundles.flatMap((bundle) =>
      bundle.prices.map((row) => ({
        article_id: row.articleId,
        price: row.price,
        valid_from: row.from,
        valid_to: row.to,
        club: row.club,
        campaign_id: row.campaignId,
      })),
    ),
  ],
  [
    'reviews',
    bundles.flatMap((bundle) =>
      bundle.reviews.map((row) => ({
        ...row,
        article_id: row.articleId,
        created_at: row.createdAt,
        true_to_size: row.trueToSize,
        size_color: row.sizeColor,
      })),
    ),
  ],
]
