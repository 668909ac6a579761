/** What a story file's `parameters: guide({ … })` tells; its type for authors is with the components. */
export type ToldGuide = {
  readonly own?: string
  readonly anatomy: readonly string[]
  readonly do: readonly string[]
  readonly dont: readonly string[]
  readonly keys: readonly (readonly [key: string, does: string])[]
}
