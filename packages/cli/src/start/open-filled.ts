import { openDatabase, type OpenDatabase } from '@vidda/commerce'
import type { Demo, Filling } from '../extras.ts'

type DatabaseLocation = { readonly databaseUrl: string | undefined; readonly dataDir: string }

/** Opens a database and imports the demo into it, if there is one. */
export async function openFilled(
  location: DatabaseLocation,
  { demo, ...filling }: Filling & { readonly demo: Demo | null },
): Promise<OpenDatabase> {
  const { fresh, progress, stop } = filling
  const say = (words: string) => progress.say(`    ${words}`)
  const opened = await openDatabase({ ...location, fresh, onWait: say, onNote: say, stop })
  try {
    await demo?.fill(opened, filling)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}
