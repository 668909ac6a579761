/// <reference types="vite/client" />
import { keepFields } from './kept-fields.ts'
import { reloadsName, shownEvent } from './reloads.ts'

/** Sent by the development server (`live-brand.ts`) when nothing but the look of a brand has changed. */
export type ThemeChange = { readonly css: string }

keepFields()

import.meta.hot?.on('vidda:theme', ({ css }: ThemeChange) => {
  const sheet = document.querySelector('head > style')
  if (sheet && sheet.textContent !== css) sheet.textContent = css
})

const made = document.querySelector<HTMLMetaElement>(`meta[name="${reloadsName}"]`)
if (made) import.meta.hot?.send(shownEvent, Number(made.content))

// React cannot take this module into the running page, and would run half of the page with the old one.
import.meta.hot?.on('vite:invalidate', () => window.location.reload())
