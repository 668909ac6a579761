/** The files of an app that somebody has just made with Vite, and one page of it. What they import is all that it installs. */
export const appFiles = {
  'index.html': `<!doctype html>
<html lang="nb">
  <head><meta charset="utf-8"><title>Butikk</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`,
  'vite.config.ts': `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: ['vite/client'],
    },
    include: ['src', 'recipe'],
  }),
  'src/Page.tsx': `import { Button, type ButtonProps } from '@vidda/ui/button'

const look: Pick<ButtonProps, 'variant' | 'size'> = { variant: 'action', size: 'normal' }

export function Page({ onPress }: { readonly onPress?: () => void }) {
  return (
    <main>
      <Button {...look} onClick={onPress}>
        Legg i handlekurven
      </Button>
    </main>
  )
}
`,
  'src/main.tsx': `import '@vidda/theme-so/theme.css'
import '@vidda/tokens/global.css'
import { createRoot } from 'react-dom/client'
import { Page } from './Page'

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Page onPress={() => (document.title = 'Lagt i kurven')} />)
`,
  'src/Shelf.tsx': `import { RouterNavigation } from '@vidda/ui/navigation-provider'
import { TextsProvider } from '@vidda/ui/texts-provider'
import { TextLink } from '@vidda/ui/text-link'
import { MemoryRouter } from 'react-router-dom'

export function Shelf() {
  return (
    <MemoryRouter>
      <RouterNavigation>
        <TextsProvider texts={{ cart: { title: 'Sekken' } }}>
          <TextLink to="/klaer">Se alle klær</TextLink>
        </TextsProvider>
      </RouterNavigation>
    </MemoryRouter>
  )
}
`,
  'src/server.tsx': `import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { Page } from './Page'
import { Shelf } from './Shelf'

export function written(): { readonly page: string; readonly shelf: string; readonly css: string } {
  const sheet = new ServerStyleSheet()
  try {
    const page = renderToString(sheet.collectStyles(<Page />))
    const shelf = renderToString(sheet.collectStyles(<Shelf />))
    return { page, shelf, css: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
`,
  /** Prints what each of its arguments exports, or the code of what refuses it. */
  'exports.mjs': `const found = {}
for (const name of process.argv.slice(2)) {
  try {
    found[name] = Object.keys(await import(name)).toSorted()
  } catch (error) {
    found[name] = error.code ?? String(error)
  }
}
console.log(JSON.stringify(found))
`,
  /** Writes the style of each theme that it is given anew from its tokens, and tells whether it is the one in the package. */
  'themes.mjs': `import { readFile } from 'node:fs/promises'
import { themeCss } from '@vidda/tokens'

const same = {}
for (const name of process.argv.slice(2)) {
  const { default: tokens } = await import(name + '/tokens.json', { with: { type: 'json' } })
  const css = await readFile(new URL(import.meta.resolve(name + '/theme.css')), 'utf8')
  same[name] = themeCss(tokens, { fontUrl: (font) => '../fonts/' + font }) === css
}
console.log(JSON.stringify(same))
`,
  'written.mjs': `import { written } from './dist-server/server.js'

console.log(JSON.stringify(written()))
`,
} as const
