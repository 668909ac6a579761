import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['packages/{tokens,domain,texts,contract,brand,client,host,cli}/src/**/*.test.ts', 'packages/commerce/src/**/*.unit.test.ts', 'scripts/**/*.test.ts'] } },
      { oxc: { jsx: { runtime: 'automatic' } }, test: { name: 'component', environment: 'happy-dom', include: ['packages/{ui,storefront}/src/**/*.test.{ts,tsx}'], setupFiles: [] } },
    ],
  },
})
