import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { inject } from 'vitest'
import preview from './preview.tsx'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of `themes/` that this run shows the stories under. */
    theme: string
  }
}

setProjectAnnotations([a11y, preview, { initialGlobals: { theme: inject('theme') } }])
