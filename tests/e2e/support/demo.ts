import { cp } from 'node:fs/promises'
import { shared } from './shared.ts'

/** What a commerce API is told of the demo's pictures. */
export const demoPictures = '@vidda/demo/pictures'

/** The demo in the embedded database of a state folder that is still empty: a copy of the one that the run has filled. */
export const fillDemo = async (folder: string): Promise<void> => cp(await shared('filled'), folder, { recursive: true })
