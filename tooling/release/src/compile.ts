import { inlineReferences } from '@vidda/tokens'
import { transformWithOxc } from 'vite'

const styledComponents = { ssr: true, displayName: false, transpileTemplateLiterals: true }

/** Calls that make a component or a style and do nothing else: marked, so that a bundler drops those that nobody uses. */
const makers = /(?<== )(?=(?:styled[.(]|css\(|keyframes\(|memo\(|createContext\())/gu

/**
 * Whether a module has a component or a hook and needs `'use client'`, which frameworks with React Server Components require for code that also runs in
 * the browser. Modules of plain functions (`sizesOf`, `wholeWords`) do not get it, so that server code can call them.
 */
const isOfClient = (id: string, code: string): boolean =>
  id.startsWith('@vidda/ui/') &&
  (/ from ["']react["']/u.test(code) || (id.endsWith('.tsx') && /^export (?:function|const) [A-Z]/mu.test(code)))

/**
 * One module as it is published. `id` stands for its place, as in `@vidda/ui/button/Button.styles.ts`: class names are made of it,
 * and must not change with the machine that builds. Token references become the variables that they stand for.
 */
export async function compile(id: string, source: string): Promise<string> {
  const isStyles = id.endsWith('.styles.ts')
  const { code } = await transformWithOxc(isStyles ? inlineReferences(source) : source, `/${id}`, {
    sourcemap: false,
    jsx: { runtime: 'automatic', development: false },
    plugins: isStyles ? { styledComponents: { ...styledComponents, namespace: 'vd' } } : {},
  })
  return (isOfClient(id, code) ? "'use client'\n" : '') + code.replaceAll(makers, '/* @__PURE__ */ ')
}
