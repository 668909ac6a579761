import { vidda } from './run.ts'

/** What a commerce API is told of the demo's pictures. */
export const demoPictures = '@vidda/demo/pictures'

/** Fills an embedded database with the demo, for a commerce API that is started by itself. */
export async function fillDemo(folder: string, articles = 300): Promise<void> {
  const filled = await vidda(['demo', '--articles', String(articles)], { env: { VIDDA_STATE: folder }, patience: 240_000 })
  if (filled.code !== 0) throw new Error(filled.errors)
}
