import { configure } from 'storybook/test'
import { afterEach, beforeEach, inject } from 'vitest'
import { page } from 'vitest/browser'
import { complaints } from './checks/complaints.ts'
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
configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  complaints.length = 0
})

afterEach(() => {
  if (complaints.length > 0) throw new Error(`the story wrote errors to the console, or asked a server:\n${complaints.join('\n')}`)
})
