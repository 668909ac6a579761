export const upgradedFiles = ['brand.json', 'home.json', 'redirects.json', 'texts.json'] as const
export type UpgradedFile = (typeof upgradedFiles)[number]

/** A change of one key, a path such as `goods.inStock`. `byHand` says what else has to be done by hand. */
export type Edit =
  | { readonly kind: 'move'; readonly file: UpgradedFile; readonly from: string; readonly to: string }
  | { readonly kind: 'remove'; readonly file: UpgradedFile; readonly key: string; readonly byHand?: string }
  | { readonly kind: 'hand'; readonly file: UpgradedFile; readonly key: string; readonly byHand: string }

export type Change = {
  /** What changes for a chain. */
  readonly title: string
  /** What a chain has to do. */
  readonly todo: string
  readonly edits: readonly Edit[]
}

export type Upgrade = { readonly version: string; readonly changes: readonly Change[] }
