import type { ContentPage } from './content-page.ts'

/** A page of the brand, from the files beside the shop; null where there is no such page. */
export async function fetchPage(name: string): Promise<ContentPage | null> {
  const answer = await fetch(`/pages/${encodeURIComponent(name)}.json`)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return (await answer.json()) as ContentPage
}
