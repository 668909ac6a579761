import { screens } from './screens.ts'

export type Redirect = { readonly to: string; readonly status: 301 | 302 }

/** Paths that only lead on. They never change and so answer 301 (spec §2, decisions.md Routes). */
export const redirects: Readonly<Record<string, string>> = {
  '/payment': `${screens.support}#betaling`,
  '/return': `${screens.support}#retur`,
  '/terms': `${screens.support}#vilkar`,
  '/reclamation': `${screens.support}#reklamasjon`,
  '/privacy': screens.privacy,
  '/jan-mayen': screens.home,
  '/skikkelig-stresstest': screens.home,
  '/ny-kolleksjon-fra-heldre-jan-mayen': screens.home,
  '/heldre-pa-langtur-over-vidda': screens.home,
}

/** The main group that is displayed under another name keeps its old address alive (decisions.md, Listings). */
export const renamedCategory = { from: 'tekstil', to: 'klaer' } as const
