import type { Edit, Upgrade } from './upgrade-types.ts'

/** Texts that moved to another namespace and kept their names. */
const moved = (from: string, to: string, names: readonly string[]): readonly Edit[] =>
  names.map((name) => ({ kind: 'move', file: 'texts.json', from: `${from}.${name}`, to: `${to}.${name}` }))

const renamed = (...pairs: readonly (readonly [from: string, to: string])[]): readonly Edit[] =>
  pairs.map(([from, to]) => ({ kind: 'move', file: 'texts.json', from, to }))

const gone = (...keys: readonly string[]): readonly Edit[] => keys.map((key) => ({ kind: 'remove', file: 'texts.json', key }))

/** What each version changes for a chain, the oldest first. */
export const upgrades: readonly Upgrade[] = [
  {
    version: '0.2.0',
    changes: [
      {
        title: 'Where Facebook posts are read is a setting of the commerce API',
        todo: 'brand.json has no "facebookPage" any more. A chain that shows its posts sets VIDDA_<BRAND>_FACEBOOK_FEED where the commerce API runs.',
        edits: [
          {
            kind: 'remove',
            file: 'brand.json',
            key: 'facebookPage',
            byHand:
              'set VIDDA_<BRAND>_FACEBOOK_FEED to the address from which the posts of this page are read, or leave it if none are shown',
          },
        ],
      },
      {
        title: 'No screen shows profiles at other services',
        todo: 'brand.json has no "social" any more. A profile that shoppers should find is an entry of "menu.extra", with its https address.',
        edits: [
          {
            kind: 'remove',
            file: 'brand.json',
            key: 'social',
            byHand: 'write those that shoppers should find into "menu.extra", such as { "text": "Instagram", "to": "https://…" }',
          },
        ],
      },
      {
        title: 'Texts stand with the part of the shop that shows them',
        todo: 'Texts that a brand has worded anew in texts.json move along under their new names; their words stay.',
        edits: [
          ...moved('goods', 'shopStock', ['inStock', 'fewLeft', 'notInStock', 'moreShops', 'oneMoreShop', 'fewerShops']),
          ...moved('goods', 'gallery', ['pictures', 'previousPicture', 'nextPicture', 'pictureStrip', 'showPicture']),
          ...moved('shops', 'shopPage', [
            'shopDescription',
            'contact',
            'address',
            'phone',
            'email',
            'directions',
            'hours',
            'near',
            'all',
            'place',
            'choose',
            'chosen',
            'here',
            'hereCount',
            'hereOne',
            'hereCategories',
          ]),
          ...moved('share', 'shareWays', ['ways', 'facebook', 'mail', 'copy', 'copied', 'copyFailed']),
          ...moved('place', 'position', [
            'open',
            'from',
            'here',
            'code',
            'show',
            'useDevice',
            'codeWrong',
            'codeUnknown',
            'noAnswer',
            'noDevice',
          ]),
          ...renamed(
            ['goods.shopStock', 'shopStock.list'],
            ['goods.rating', 'rating.rating'],
            ['zoom.open', 'gallery.zoom'],
            ['article.reserveHere', 'stockList.reserveHere'],
            ['errors.notSold', 'article.notSold'],
            ['errors.oldBrowser', 'oldBrowser.notice'],
            ['errors.missingText', 'missing.text'],
            ['fields.missingChoice', 'fields.missingSelection'],
            ['filter.chosen', 'filter.selected'],
            ['filterChips.chosen', 'filterChips.selected'],
            ['reviews.chosen', 'reviews.selected'],
            ['frame.menuClose', 'menu.close'],
            ['frame.menuGenders', 'menu.genders'],
            ['frame.menuCategories', 'menu.categories'],
            ['frame.menuExtra', 'menu.extra'],
            ['listing.pageDescription', 'narrowing.sidedDescription'],
            ['narrowing.myShop', 'frame.ownShop'],
            ['reservation.fromPlace', 'reservation.fromPostalCode'],
            ['search.noneSpelling', 'noHits.spelling'],
            ['search.noneWords', 'noHits.words'],
            ['errors.toBestsellers', 'waysOn.bestsellers'],
            ['errors.toShops', 'waysOn.shops'],
          ),
        ],
      },
      {
        title: 'Sharing names X instead of Twitter',
        todo: 'The text is "shareWays.x" now, and its words should name X.',
        edits: [
          {
            kind: 'hand',
            file: 'texts.json',
            key: 'share.twitter',
            byHand: 'write it as "x" of "shareWays", in words that name X, and take this one out',
          },
        ],
      },
      {
        title: 'Some texts are shown nowhere any more',
        todo: 'They are taken out of texts.json: what they stood for has other words, which pnpm texts lists.',
        edits: gone(
          'article.reserveIn',
          'article.inNoShop',
          'cart.later',
          'goods.reviews',
          'goods.oneReview',
          'myShop.failed',
          'narrowing.chooseMyShop',
          'payment-page.paysAll',
          'payment-page.stepLater',
          'shops.intro',
        ),
      },
    ],
  },
]
