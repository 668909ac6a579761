import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../internal/testing.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What a server writes: a process without a document. */
async function written(to: string): Promise<string> {
  vi.stubGlobal('document', undefined)
  vi.resetModules()
  const { Link } = await import('./index.ts')
  return renderToString(
    <MemoryRouter initialEntries={['/']}>
      <Link to={to} preventScrollReset data-part="step">
        Neste
      </Link>
    </MemoryRouter>,
  )
}

it.each(['/dame', '/vintersport/hjelmer-&-alpinbriller?page=2#liste', 'https://vidda.example/a', 'mailto:hei@vidda.example', '?page=2'])(
  'is the same on a server as in a browser: %s',
  async (to) => {
    const { Link } = await import('./index.ts')
    const { container, unmount } = show(
      <Link to={to} preventScrollReset data-part="step">
        Neste
      </Link>,
    )
    const attributes = (link: Element | null) => [...(link?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).toSorted()
    const shown = attributes(screen.getByRole('link'))
    expect(container.querySelectorAll('a')).toHaveLength(1)
    unmount()
    const markup = await written(to)
    vi.unstubAllGlobals()
    const page = document.createElement('div')
    page.innerHTML = markup
    expect(attributes(page.querySelector('a'))).toEqual(shown)
  },
)
