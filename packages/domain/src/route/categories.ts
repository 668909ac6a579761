export type CategoryParams = { readonly main: string; readonly sub?: string; readonly group?: string }

/** Short addresses that open a group at its third level without redirecting (spec §2). */
export const categoryShortcuts = {
  goggles: { main: 'vintersport', sub: 'hjelmer-&-alpinbriller', group: 'alpinbriller' },
  hjelmer: { main: 'vintersport', sub: 'hjelmer-&-alpinbriller', group: 'alpinhjelm' },
  staver: { main: 'vintersport', sub: 'staver', group: 'alpinstaver' },
} as const satisfies Readonly<Record<string, CategoryParams>>

/** The menu's one category entry that every brand has unless it says otherwise (spec §2 Menu config). */
export const menuCategory = { slug: 'friluft-og-camping', title: 'Friluft og camping' } as const

export const isShortcut = (slug: string): slug is keyof typeof categoryShortcuts => Object.hasOwn(categoryShortcuts, slug)
