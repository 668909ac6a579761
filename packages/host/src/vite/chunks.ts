import type { Plugin } from 'vite'

/** The screens that show a list, with their routes; what loads a list comes only when a shopper goes from page to page. */
const listScreens =
  /\/storefront\/src\/(?:listing\/(?!load-|ArticleCard|card\.|fits\.|ListFilters|MyShopModal|use-filter-|read-list)|routes\/(?:bundle|category|gender|search)\.tsx)/

/** What fields and choices share: so small that two files would be more head than body. */
const fieldParts = /\/ui\/src\/internal\/(?:field-words\.styles|use-early-choice)\./

/** Needed by every layer above the page, and smaller than the head of a file. */
const portals = /\/ui\/src\/internal\/portal-container\./

/** The question about cookies, which every new visitor gets. */
const consent = /\/storefront\/src\/consent\/(?:ConsentQuestion|services)\./

/**
 * What travels in one file. First the entry with all that it uses, however deep: libraries, shell and what nearly every
 * screen needs. Then screens that share nearly all of their code: each file is a connection or a round trip more. The
 * bundler takes along what a group's modules need and no other group has, and nothing that is only passed on by an index.
 */
export const chunkGroups = (entry: string) => [
  { name: 'shop', test: (id: string) => id === entry || portals.test(id), priority: 2 },
  { name: 'list', test: listScreens, priority: 1 },
  { name: 'field', test: fieldParts, priority: 1 },
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
