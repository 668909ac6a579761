import { NoAnswerError } from '@vidda/client'
import type { ContentPage } from './content-page.ts'

/** Fetches a JSON file that the host serves with the shop; null on a 404. */
export async function fetchFile<T>(path: string): Promise<T | null> {
  // As the commerce API's: a bare error of `fetch` looks like code that did not come.
  const noAnswer = (cause: unknown): never => {
    throw new NoAnswerError(`No answer from ${path}`, { cause })
  }
  const answer = await fetch(path).catch(noAnswer)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json().catch(noAnswer)) as T
}

/** A page of the brand; null where there is no such page. */
export const fetchPage = (name: string): Promise<ContentPage | null> => fetchFile(`/pages/${encodeURIComponent(name)}.json`)
