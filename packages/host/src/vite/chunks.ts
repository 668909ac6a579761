import type { Plugin } from 'vite'

/** The screens that show a list, with their routes; what loads a list comes only when a shopper goes from page to page. */
const listScreens =
  /\/storefront\/src\/(?:listing\/(?!load-|ArticleCard|card\.|fits\.|ListFilters|MyShopModal|use-filter-|read-list)|routes\/(?:bundle|category|gender|search)\.tsx)/

/** Needed by many a lazy file, and smaller than the head of a file. */
const smallParts = /\/ui\/src\/internal\/(?:portal-container|field-words\.styles|use-early-choice)\.|\/storefront\/src\/shops\/use-now\./

/** What a form has and a choice does not. */
const formParts = /\/ui\/src\/(?:field|text-field)\/|\/ui\/src\/internal\/(?:FieldError|form-context|use-field|field-props)\./

/** Shops with their hours: their screens, and what the stock of an article and a reservation show of them. */
const shops =
  /\/(?:domain\/src\/hours|ui\/src\/(?:opening-hours|shop-card))\/|\/ui\/src\/internal\/(?:use-distance-text|more-shops)|\/texts\/src\/(?:hours|holidays|distance|shops)\.|\/storefront\/src\/(?:shops\/(?:ShopsScreen|ShopScreen)|routes\/shops?\.tsx)/

/** The question about cookies, which every new visitor gets. */
const consent = /\/storefront\/src\/consent\/(?:ConsentQuestion|services)\./

/**
 * What travels in one file. First the entry with all that it uses, however deep: libraries, shell and what nearly every
 * screen needs. Then screens that share nearly all of their code: each file is a connection or a round trip more. The
 * bundler takes along what a group's modules need and no other group has, and nothing that is only passed on by an index.
 */
export const chunkGroups = (entry: string) => [
  { name: 'shop', test: (id: string) => id === entry || smallParts.test(id), priority: 2 },
  { name: 'list', test: listScreens, priority: 1 },
  { name: 'forms', test: formParts, priority: 1 },
  { name: 'shops', test: shops, priority: 1 },
  { name: 'consent', test: consent, priority: 1 },
]

/** Ends a build whose first file waits for another one: where that one waits for the first, a page never comes to life. */
export function closedEntry(): Plugin {
  return {
    name: 'vidda:closed-entry',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry || file.imports.length === 0) continue
        this.error(
          `${file.fileName} imports ${file.imports.join(', ')}. Export what they share from entry-client.tsx, so that it travels in the first file.`,
        )
      }
    },
  }
}
