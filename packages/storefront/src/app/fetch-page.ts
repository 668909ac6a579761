import { NoAnswerError } from '@vidda/client'
import type { ContentPage } from './content-page.ts'

/** A page of the brand, from the files beside the shop; null where there is no such page. */
export async function fetchPage(name: string): Promise<ContentPage | null> {
  // As the commerce API's: a bare error of `fetch` looks like code that did not come.
  const noAnswer = (cause: unknown): never => {
    throw new NoAnswerError(`No answer from ${name}`, { cause })
  }
  const answer = await fetch(`/pages/${encodeURIComponent(name)}.json`).catch(noAnswer)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return (await answer.json().catch(noAnswer)) as ContentPage
}
