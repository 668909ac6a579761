/// <reference types="vite/client" />
import type { Scheme } from '@vidda/tokens'
import { heedFrame, inScheme } from './framed.ts'
import { keepFields } from './kept-fields.ts'
import { reloadsName, shownEvent } from './reloads.ts'

/** Sent by the development server (`live-brand.ts`) when nothing but the look of a brand has changed. */
export type ThemeChange = { readonly css: string }

keepFields()

const sheet = document.querySelector('head > style')
let theme = sheet?.textContent ?? ''
let scheme: Scheme | null = null

function showTheme(): void {
  const css = inScheme(theme, scheme)
  if (sheet && sheet.textContent !== css) sheet.textContent = css
}

import.meta.hot?.on('vidda:theme', ({ css }: ThemeChange) => {
  theme = css
  showTheme()
})

heedFrame((wanted) => {
  scheme = wanted
  showTheme()
})

const made = document.querySelector<HTMLMetaElement>(`meta[name="${reloadsName}"]`)
if (made) import.meta.hot?.send(shownEvent, Number(made.content))

// React cannot take this module into the running page, and would run half of the page with the old one.
import.meta.hot?.on('vite:invalidate', () => window.location.reload())
