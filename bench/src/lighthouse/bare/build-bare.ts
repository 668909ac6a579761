import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { benchFolder } from '../../report/write.ts'
import type { BarePageProps } from './BarePage.tsx'

export type Bare = {
  readonly script: string
  readonly render: (props: BarePageProps) => { readonly markup: string; readonly styles: string }
}

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

const common = (outDir: string): InlineConfig => ({
  configFile: false,
  root: at('.'),
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: {
    jsx: { runtime: 'automatic' },
    plugins: { styledComponents: { ssr: true, displayName: false, transpileTemplateLiterals: true, namespace: 'vidda' } },
  },
  build: { outDir, emptyOutDir: true, modulePreload: false },
})

/** Builds the bare page's client and its render, in production. */
export async function buildBare(): Promise<Bare> {
  const folder = join(benchFolder, 'bare')
  const [client, server] = [common(join(folder, 'client')), common(join(folder, 'server'))]
  await build({
    ...client,
    build: {
      ...client.build,
      rolldownOptions: { input: at('client.entry.tsx'), output: { codeSplitting: false, entryFileNames: 'bare.js' } },
    },
  })
  await build({
    ...server,
    ssr: { noExternal: true },
    build: {
      ...server.build,
      ssr: at('server.entry.tsx'),
      target: 'node24',
      rolldownOptions: { external: [/^node:/], output: { codeSplitting: false, entryFileNames: 'bare.js' } },
    },
  })
  const { renderBare } = (await import(pathToFileURL(join(folder, 'server/bare.js')).href)) as { readonly renderBare: Bare['render'] }
  return { script: await readFile(join(folder, 'client/bare.js'), 'utf8'), render: renderBare }
}
