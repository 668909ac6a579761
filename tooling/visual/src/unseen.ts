import { unseenUsers } from './unseen-users.data.ts'

/** What the style files and the list of the unseen say of a token that the pictures do not. */
export type Unseen = {
  /** Their styles name the token, no picture of theirs changes with it, and no reason is listed. */
  readonly untold: readonly string[]
  /** Listed as unseen, though a picture changes or their styles do not name the token. */
  readonly stale: readonly string[]
  /** Each component that is rightly listed, with its reason. */
  readonly told: readonly string[]
}

/** Holds the components whose styles name a token against those whose pictures change with it: what the matrix leaves out is told too. */
export function unseenOf(
  { token, theme }: { readonly token: string; readonly theme: string },
  named: readonly string[],
  pictured: readonly string[],
  listed = unseenUsers,
): Unseen {
  const here = listed.filter((entry) => entry.token === token && (entry.theme ?? theme) === theme)
  const reasons = new Map(here.flatMap(({ components, why }) => components.map((component) => [component, why] as const)))
  const isUnseen = (component: string) => named.includes(component) && !pictured.includes(component)
  return {
    untold: named.filter((component) => isUnseen(component) && !reasons.has(component)),
    stale: [...reasons.keys()].filter((component) => !isUnseen(component)),
    told: [...reasons].flatMap(([component, why]) => (isUnseen(component) ? [`${component}: ${why}`] : [])),
  }
}
