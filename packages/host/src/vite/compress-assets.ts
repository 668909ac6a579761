import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
/** Ways to tell distances to what was there before. Which is shorter changes with every build, by up to 200 bytes of the first load. */
const ways = [{}, { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 }]
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt'])

/** Writes a brotli copy beside every text file of the client, at the level that a build can afford and a request cannot. */
export function compressAssets(): Plugin {
  return {
    name: 'vidda:compress-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      await Promise.all(
        files.map(async (entry) => {
          const file = join(entry.parentPath, entry.name)
          const content = await readFile(file)
          const packed = await Promise.all(ways.map((params) => brotli(content, { params })))
          await writeFile(
            `${file}.br`,
            packed.reduce((shortest, other) => (other.length < shortest.length ? other : shortest)),
          )
        }),
      )
    },
  }
}
