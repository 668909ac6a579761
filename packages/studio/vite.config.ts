import { inlineTokens } from '@vidda/host/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The studio's own page, and the page of components that it shows in a frame. */
export default defineConfig({
  clearScreen: false,
  publicDir: false,
  plugins: [inlineTokens(), react()],
  oxc: { plugins: { styledComponents: { displayName: false, transpileTemplateLiterals: true, namespace: 'studio' } } },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { studio: 'src/app/main.tsx', matrix: 'src/matrix/main.tsx' },
      output: { entryFileNames: 'assets/[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
})
