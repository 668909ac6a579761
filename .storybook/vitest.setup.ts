import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of `themes/` that this run shows the stories under. */
    theme: string
  }
}

/** Read by the theme decorator of the preview, which is loaded before this. */
document.documentElement.dataset['testedTheme'] = inject('theme')
