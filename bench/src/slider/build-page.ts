import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '@vidda/tooling-shared/root'
import { build } from 'vite'
import { globalCss, themeCss, type Theme } from '@vidda/tokens'
import { benchFolder } from '../report/write.ts'

export type BuiltPage = { readonly html: string; readonly script: string; readonly picture: Buffer }

/** Builds the page as an app's client is built, in production; the theme's style stands in the document. */
export async function buildPage(): Promise<BuiltPage> {
  const outDir = join(benchFolder, 'slider')
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: {
      jsx: { runtime: 'automatic' },
      plugins: { styledComponents: { ssr: true, displayName: false, transpileTemplateLiterals: true, namespace: 'vidda' } },
    },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('slider.entry.tsx', import.meta.url)),
        output: { codeSplitting: false, entryFileNames: 'slider.js' },
      },
    },
  })
  const theme = JSON.parse(await readFile(join(root, 'themes/so/tokens.json'), 'utf8')) as Theme
  const style = `${themeCss(theme)}\n${globalCss}`
  return {
    html: `<!doctype html><html lang="nb"><meta name="viewport" content="width=device-width"><style>${style}</style><div id="root"></div><script type="module" src="/slider.js"></script></html>`,
    script: await readFile(join(outDir, 'slider.js'), 'utf8'),
    picture: await readFile(join(root, 'packages/ui/src/commerce/internal/samples/jacket-spruce.webp')),
  }
}
