import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { inlineTokens } from '@vidda/host/vite'
import { benchFolder } from '../report/write.ts'

/** Builds the cards as an app's server is built: everything in one file, in production, styles with their tokens written in. */
export async function buildCards(): Promise<string> {
  const outDir = join(benchFolder, 'cards')
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    publicDir: false,
    plugins: [inlineTokens()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: {
      jsx: { runtime: 'automatic' },
      plugins: { styledComponents: { ssr: true, displayName: false, transpileTemplateLiterals: true, namespace: 'vidda' } },
    },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('cards.entry.tsx', import.meta.url)),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node24',
      rolldownOptions: { external: [/^node:/], output: { codeSplitting: false, entryFileNames: 'cards.js' } },
    },
  })
  return join(outDir, 'cards.js')
}
