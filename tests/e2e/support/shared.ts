import { inject } from 'vitest'

/** What the run's files share (`shared-shops.setup.ts`); the first to ask waits for it to be made. */
export async function shared<Answer>(what: 'built' | 'filled' | 'shops'): Promise<Answer> {
  const answer = await fetch(`${inject('shared')}/${what}`)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Answer
}
