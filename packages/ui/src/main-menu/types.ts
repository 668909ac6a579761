/** One link of the menu; `current` marks the screen that is open. */
export type MenuEntry = { readonly text: string; readonly to: string; readonly current: boolean }

/** The menu's entries in the order in which they show; an empty list shows nothing. */
export type MenuGroups = {
  readonly genders: readonly MenuEntry[]
  readonly categories: readonly MenuEntry[]
  readonly extra: readonly MenuEntry[]
}

export const menuGroupNames = ['genders', 'categories', 'extra'] as const satisfies readonly (keyof MenuGroups)[]
