import type { Packed } from '@vidda/tooling-release/pack'
import { inject } from 'vitest'

/** What the files of a run share, by what is asked for. */
export type Answers = {
  /** Once the apps are built. */
  readonly built: null
  /** A state folder whose database has the demo and is closed. */
  readonly filled: string
  /** The published packages, and the address of a registry that has them. */
  readonly packed: { readonly registry: string; readonly packed: readonly Packed[] }
  /** The addresses of the open shops by brand. */
  readonly shops: Readonly<Record<string, string>>
  /** The state folder of the open shops. */
  readonly state: string
}

/** `fetch` waits five minutes for an answer; on a busy machine building takes longer, and goes on. */
const isSlow = (error: unknown): boolean =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'UND_ERR_HEADERS_TIMEOUT'

const ask = (what: string): Promise<Response> =>
  fetch(`${inject('shared')}/${what}`).catch((error: unknown) => {
    if (isSlow(error)) return ask(what)
    throw error
  })

/** What the run's files share (`shared-shops.setup.ts`); the first to ask waits for it to be made. */
export async function shared<What extends keyof Answers>(what: What): Promise<Answers[What]> {
  const answer = await ask(what)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Answers[What]
}
