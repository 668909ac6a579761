/** The bytes (gzip) that a component may add to an app, unless it is named below. Most bring the 1.5 KB of the icons. */
export const commonBudget = 5000

/** A dialog with its focus, swipes and scroll: 29 KB of it are Base UI, and an app with two of them pays that once. */
const dialog = 38_000

export const budgets: Readonly<Record<string, number>> = {
  'cart-modal': dialog,
  drawer: dialog,
  'filter-panel': dialog,
  'menu-drawer': dialog,
  modal: dialog,
  'privacy-modal': dialog,
  'promo-code-modal': dialog,

  'price-filter': 18_500,
  'price-slider': 15_000,

  filter: 7500,
  carousel: 13_000,
  'cart-line': 7500,
  gallery: 6500,
  'history-list': 7500,
  'cart-panel': 5200,
  'compare-table': 7100,
  'header-two-line': 5200,
  'home-grid': 5800,
  'home-sections': 5200,
  'password-field': 7000,
  'shop-map': 6200,
  'product-list': 5500,
  'review-form': 10_500,
  'review-list': 7500,
  'search-field': 6000,
  'shop-card': 7500,

  // Forms bring their fields with the errors, and 2.5 KB are the texts of a reservation. An app with two of these pays those once.
  'complaint-form': 10_600,
  'complaint-status': 5200,
  'receipt-card': 10_200,
  'reservation-cancel': 4000,
  'reservation-change': 11_400,
  'reservation-form': 9600,
  'shop-choice': 9200,
  'shop-picker': 10_000,
  'withdrawal-form': 10_000,
  'withdrawal-review': 7000,
  'withdrawal-status': 5200,

  // What nearly every page has.
  badge: 800,
  button: 2000,
  'button-link': 2000,
  icon: 2000,
  link: 500,
  picture: 1200,
  price: 2000,
  'product-card': 4500,
  'texts-provider': 500,
}
