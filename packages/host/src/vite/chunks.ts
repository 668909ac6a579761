import type { Plugin } from 'vite'

const inWorkspaceOrPackage = String.raw`[\\/](?:src|dist[\\/]esm)[\\/]`

/** The text field with everything that it is made of, and date formatting: as a file of its own that would be smaller than its HTTP headers. */
const textField = new RegExp(
  [
    String.raw`ui${inWorkspaceOrPackage}(?:primitives[\\/])?(?:text-field|internal)[\\/](?:TextField|field-|use-field)`,
    String.raw`domain${inWorkspaceOrPackage}date-text[\\/]`,
  ].join('|'),
)

/** The article's screen, and what it shares with the customer's own pages alone. */
const article = new RegExp(
  [
    String.raw`storefront${inWorkspaceOrPackage}routes[\\/]article\.`,
    String.raw`ui${inWorkspaceOrPackage}(?:commerce[\\/])?favourite-button[\\/]`,
    String.raw`domain${inWorkspaceOrPackage}cart[\\/]line-of\.`,
  ].join('|'),
)

/** The screen of all shops, and what it shares with the screen of one. */
const shops = new RegExp(String.raw`storefront${inWorkspaceOrPackage}routes[\\/]shops\.`)

/** The search screen, and the recent searches, which it shares with the search suggestions. */
const search = new RegExp(String.raw`storefront${inWorkspaceOrPackage}(?:routes[\\/]search|search[\\/]recent-searches)\.`)

/** The screens of lists, and what they share with the screen of a campaign. */
const lists = new RegExp(String.raw`storefront${inWorkspaceOrPackage}routes[\\/]list-screens\.`)

/** The client of the commerce API, with its HTTP library. */
const api = new RegExp([String.raw`client${inWorkspaceOrPackage}open-page-api\.`, String.raw`node_modules[\\/]ky[\\/]`].join('|'))

/** The URL parameters and selected filters of a list, the way to its form, and its pagination: what its loaders and screens share, and those of campaigns. */
const listAddress = new RegExp(
  [
    String.raw`storefront${inWorkspaceOrPackage}(?:listing[\\/](?:list-parameters|selected-values|filter-form-code)|app[\\/]numbered-head)\.`,
    String.raw`ui${inWorkspaceOrPackage}(?:patterns[\\/])?pagination[\\/]`,
  ].join('|'),
)

/** Opening hours and stock texts of a shop, its distance from the shopper, and the slugs that shops and brands have in filters. */
const shopFacts = new RegExp(
  [
    String.raw`ui${inWorkspaceOrPackage}(?:commerce[\\/])?opening-hours[\\/](?:open-text|hours-lines)\.`,
    String.raw`ui${inWorkspaceOrPackage}(?:commerce[\\/])?internal[\\/](?:use-distance-text|more-shops)\.`,
    String.raw`texts${inWorkspaceOrPackage}(?:hours|shop-stock|position|distance)\.`,
    String.raw`domain${inWorkspaceOrPackage}shop[\\/]distance\.`,
    String.raw`domain${inWorkspaceOrPackage}slug[\\/]unique-slugs\.`,
    String.raw`storefront${inWorkspaceOrPackage}position[\\/](?:use-position|position-store|position-problem)\.`,
    String.raw`storefront${inWorkspaceOrPackage}shop-pages[\\/]placed-shops\.`,
  ].join('|'),
)

/**
 * What travels in one file: the entry with all that it imports, however deep: libraries, shell and what nearly every screen needs; and what
 * the bundler would cut into files of a few hundred bytes, each with half a kilobyte of headers, although a page needs them together. All else
 * is left to it: it makes a file for each `import()` and for what some of them share. A group `route-<name>` has that route module.
 */
export const chunkGroups = [
  { name: 'shop', tags: ['$initial' as const] },
  { name: 'route-article', test: article },
  { name: 'text-field', test: textField },
  { name: 'api', test: api },
  { name: 'list-address', test: listAddress },
  { name: 'shop-facts', test: shopFacts },
  // Last, so that what more screens share is in the groups above.
  { name: 'list-screens', test: lists },
  { name: 'route-search', test: search },
  { name: 'route-shops', test: shops },
]

/** Ends a build whose first file waits for another one: where that one waits for the first, a page is never hydrated. */
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
