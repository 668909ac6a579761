import type { Extras } from '../extras.ts'
import { demoHelp, devHelp, studioHelp } from './help.ts'

/** What `pnpm vidda` adds to `npx vidda`: hot reload, the studio, the demo and local payment services. */
export const repositoryExtras: Extras = {
  commands: {
    dev: {
      tells: 'the same as start for working on it, with hot reload',
      help: devHelp,
      load: async () => (await import('./dev/dev.ts')).dev,
    },
    studio: {
      tells: "change a brand's colours, fonts, menu, home page and texts beside its running shop",
      help: studioHelp,
      load: async () => (await import('./studio/studio.ts')).studio,
    },
    demo: { tells: 'fill a database with invented chains', help: demoHelp, load: async () => (await import('./demo/demo.ts')).demo },
  },
  async loadDemo() {
    const [{ demoChains }, { demoPictures, fillDemo }] = await Promise.all([import('@vidda/demo'), import('./demo/fill-demo.ts')])
    return { chains: demoChains, pictures: demoPictures, fill: fillDemo }
  },
  async startLocalProviders(brands, options) {
    const { paidLocally, startLocalProviders } = await import('./local-providers.ts')
    const sandbox = await startLocalProviders(brands, options)
    return sandbox && paidLocally(sandbox)
  },
}
