import { configure } from 'storybook/test'
import { afterEach, beforeEach, inject } from 'vitest'
import { page } from 'vitest/browser'
import { contrast } from './checks/contrast.ts'
import { narrowing } from './checks/narrowing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of `themes/` that this run shows the stories under. */
    theme: string
    /** Whether contrast is checked under the other themes too. */
    everyLook: boolean
  }
}

/** Read by the theme decorator of the preview, which is loaded before this. */
document.documentElement.dataset['testedTheme'] = inject('theme')

contrast.everyLook = inject('everyLook')

narrowing.resize = (width, height) => page.viewport(width, height)

// What is fetched when first needed takes longer than the usual second on a machine at work.
configure({ asyncUtilTimeout: 10_000 })

const complaints: string[] = []

const written = (value: unknown): string => (value instanceof Error ? value.message : String(value))

/** React fills `%s` in only when it prints. */
const filled = ([first, ...rest]: readonly unknown[]): string =>
  rest.reduce<string>(
    (text, value) => (text.includes('%s') ? text.replace('%s', () => written(value)) : `${text} ${written(value)}`),
    written(first),
  )

const original = console.error
console.error = (...words: readonly unknown[]) => {
  complaints.push(filled(words))
  original(...words)
}

/** A story has nothing to ask a commerce API: it shows what it was given. */
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    const { origin, pathname } = new URL(name)
    if (pathname.startsWith('/api/') || (origin !== location.origin && origin.startsWith('http'))) complaints.push(`asked for ${name}`)
  }
}).observe({ type: 'resource', buffered: true })

beforeEach(() => {
  complaints.length = 0
})

afterEach(() => {
  if (complaints.length > 0) throw new Error(`the story wrote errors to the console, or asked a server:\n${complaints.join('\n')}`)
})
