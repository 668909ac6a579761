import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from '@vidda/tooling-shared/root'
import { createBuilder } from 'vite'
import { storefront } from '@vidda/host/vite'
import { benchFolder } from '../report/write.ts'

/** Builds the render of a brand's pages just as the brand's own server is built. */
export async function buildRender(brand: string): Promise<string> {
  const outDir = join(benchFolder, 'render', brand)
  const config = await storefront({ brand: pathToFileURL(`${join(root, 'brands', brand)}/`) })({ command: 'build', mode: 'production' })
  const { ssr, ...others } = config.environments ?? {}
  const builder = await createBuilder({
    ...config,
    configFile: false,
    root: join(root, 'apps', brand),
    logLevel: 'error',
    environments: {
      ...others,
      ssr: {
        ...ssr,
        build: {
          ...ssr?.build,
          outDir,
          rolldownOptions: {
            ...ssr?.build?.rolldownOptions,
            input: { index: fileURLToPath(new URL('react-render.entry.tsx', import.meta.url)) },
          },
        },
      },
    },
  })
  const { ssr: environment } = builder.environments
  if (!environment) throw new Error('An app has no server build')
  await builder.build(environment)
  return join(outDir, 'index.js')
}
