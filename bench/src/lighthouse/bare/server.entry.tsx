import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { bareRoutes, type BarePageProps } from './BarePage.tsx'

/** The page's markup and its style elements. */
export function renderBare(props: BarePageProps): { readonly markup: string; readonly styles: string } {
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(sheet.collectStyles(<RouterProvider router={createMemoryRouter(bareRoutes(props))} />))
    return { markup, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
