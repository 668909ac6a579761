import type { ImageSources } from '../../primitives/picture/index.ts'

/** One link beneath an entry. */
export type MenuLink = { readonly text: string; readonly to: string }

/** Links beneath an entry. The title may be left out where there is one section; with `to` it is a link itself. */
export type MenuSection = { readonly title?: string; readonly to?: string; readonly links: readonly MenuLink[] }

/** One link of the menu; `current` marks the screen that is open. */
export type MenuEntry = {
  readonly text: string
  readonly to: string
  readonly current: boolean
  /** What lies beneath it: a flyout on a desktop, a fold on a phone. Without it the entry is a link and no more; empty while it is fetched. */
  readonly sections?: readonly MenuSection[]
  /** Shown beside the sections in a flyout, captioned by the link to the whole category. Loaded when the flyout opens. */
  readonly picture?: ImageSources
}

/** The menu's entries in the order in which they show; an empty list shows nothing. */
export type MenuGroups = {
  readonly genders: readonly MenuEntry[]
  readonly categories: readonly MenuEntry[]
  readonly extra: readonly MenuEntry[]
}

export const menuGroupNames = ['genders', 'categories', 'extra'] as const satisfies readonly (keyof MenuGroups)[]
