import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * What the sidebar sorts components by: their use. A component's folder stands here once, and nowhere else in a title: the story
 * `CartLine.stories.tsx` of a folder under `Cart and customer` is called `Cart and customer/CartLine`.
 */
export const groups: Readonly<Record<string, readonly string[]>> = {
  'Actions and forms': [
    'ui/button',
    'ui/button-link',
    'ui/checkbox',
    'ui/field',
    'ui/form',
    'ui/form-summary',
    'ui/icon',
    'ui/icon-button',
    'ui/password-field',
    'ui/phone-field',
    'ui/quantity-stepper',
    'ui/radio-group',
    'ui/search-field',
    'ui/select-field',
    'ui/switch',
    'ui/text-area',
    'ui/text-field',
    'ui/text-link',
  ],
  Goods: [
    'ui/badge',
    'ui/campaign-label',
    'ui/color-picker',
    'ui/color-swatches',
    'ui/compare-bar',
    'ui/compare-table',
    'ui/compare-toggle',
    'ui/favourite-button',
    'ui/fit-bar',
    'ui/gallery',
    'ui/picture',
    'ui/price',
    'ui/product-card',
    'ui/product-card-skeleton',
    'ui/product-grid',
    'ui/product-list',
    'ui/rating',
    'ui/review-form',
    'ui/review-list',
    'ui/shop-stock',
    'ui/size-picker',
  ],
  Finding: [
    'ui/category-tiles',
    'ui/chip-list',
    'ui/filter',
    'ui/filter-chips',
    'ui/filter-panel',
    'ui/filter-section',
    'ui/load-more',
    'ui/pagination',
    'ui/price-filter',
    'ui/price-slider',
    'ui/search-form',
    'ui/sort-bar',
  ],
  Frame: [
    'ui/accordion',
    'ui/alert-banner',
    'ui/banner',
    'ui/breadcrumbs',
    'ui/carousel',
    'ui/drawer',
    'ui/empty-state',
    'ui/footer',
    'ui/footer-single-line',
    'ui/header-link',
    'ui/header-single-line',
    'ui/header-two-line',
    'ui/home-grid',
    'ui/home-sections',
    'ui/link',
    'ui/logo',
    'ui/main-menu',
    'ui/menu-button',
    'ui/menu-drawer',
    'ui/modal',
    'ui/navigation-provider',
    'ui/notice',
    'ui/page',
    'ui/page-error',
    'ui/progress-bar',
    'ui/prose',
    'ui/section-heading',
    'ui/skeleton',
    'ui/skip-link',
    'ui/table',
    'ui/tabs',
    'ui/texts-provider',
  ],
  'Cart and customer': [
    'ui/cart-line',
    'ui/cart-link',
    'ui/cart-modal',
    'ui/cart-panel',
    'ui/cart-summary',
    'ui/complaint-form',
    'ui/complaint-status',
    'ui/cookie-consent-modal',
    'ui/history-list',
    'ui/opening-hours',
    'ui/order-notice',
    'ui/poll-question',
    'ui/poll-result',
    'ui/privacy-modal',
    'ui/promo-code-modal',
    'ui/qr-code',
    'ui/receipt-card',
    'ui/removed-line',
    'ui/reservation-cancel',
    'ui/reservation-change',
    'ui/reservation-form',
    'ui/shop-card',
    'ui/shop-choice',
    'ui/shop-map',
    'ui/shop-picker',
    'ui/withdrawal-form',
    'ui/withdrawal-review',
    'ui/withdrawal-status',
  ],
  Sharing: ['ui/share-button', 'ui/share-row'],
}

/** Where a folder stands that `groups` does not name: in sight, and refused by a test. */
export const ungrouped = 'Not grouped yet'

const packagesWithStories = ['ui', 'storefront'] as const

const foldersOf = (name: string): readonly string[] =>
  readdirSync(fileURLToPath(new URL(`../packages/${name}/src`, import.meta.url)), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => `${name}/${path.slice(0, path.lastIndexOf('/'))}`)

/** Every folder that holds stories, as `ui/button`. */
export const storyFolders = (): readonly string[] => [...new Set(packagesWithStories.flatMap(foldersOf))].toSorted()

export const groupOf = (folder: string): string => Object.entries(groups).find(([, folders]) => folders.includes(folder))?.[0] ?? ungrouped
