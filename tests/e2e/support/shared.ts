import { inject } from 'vitest'

/** `fetch` waits five minutes for an answer; on a busy machine building takes longer, and goes on. */
const isSlow = (error: unknown): boolean =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'UND_ERR_HEADERS_TIMEOUT'

const ask = (what: string): Promise<Response> =>
  fetch(`${inject('shared')}/${what}`).catch((error: unknown) => {
    if (isSlow(error)) return ask(what)
    throw error
  })

/** What the run's files share (`shared-shops.setup.ts`); the first to ask waits for it to be made. */
export async function shared<Answer>(what: 'built' | 'filled' | 'shops' | 'state'): Promise<Answer> {
  const answer = await ask(what)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Answer
}
