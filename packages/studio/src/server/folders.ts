import { fileURLToPath } from 'node:url'

/** This package, where Vite builds the studio's page. */
export const studioFolder = fileURLToPath(new URL('../../', import.meta.url))
/** The page as it was built. */
export const appFolder = fileURLToPath(new URL('../../dist/app/', import.meta.url))
