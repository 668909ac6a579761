/** What a component's page in Storybook tells beside its props, in English and plain text. */
export type Guide = {
  /** What it is there for, where no screen of the storefront shows it. */
  readonly own?: string
  /** Its parts from the outside in, as in `image: the first picture of the selected colour`. */
  readonly anatomy: readonly string[]
  readonly do: readonly string[]
  readonly dont: readonly string[]
  /** Its keys and what each does; empty where nothing can be pressed. */
  readonly keys: readonly (readonly [key: string, does: string])[]
}

/** For a story file's `parameters`: `parameters: guide({ … })`. */
export const guide = (told: Guide): { readonly guide: Guide } => ({ guide: told })
