import { inlineReferences } from '@vidda/tokens'
import { transformWithOxc } from 'vite'

const styledComponents = { ssr: true, displayName: false, transpileTemplateLiterals: true }

/** Calls that make a component or a style and do nothing else: marked, so that a bundler drops those that nobody uses. */
const makers = /(?<== )(?=(?:styled[.(]|css\(|keyframes\(|memo\(|createContext\())/gu

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
  return code.replaceAll(makers, '/* @__PURE__ */ ')
}
