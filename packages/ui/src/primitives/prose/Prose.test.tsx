import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import '../../foundation/internal/testing.tsx'
import { RouterNavigation } from '../../foundation/navigation-provider/index.ts'
import { Prose } from './index.ts'

const html = `
  <p><a href="/klaer?page=2#liste">Klær</a> <a href="/om-oss">Om oss</a> <a href="#retur">Retur</a>
  <a href="/om-oss#folk">Folk</a> <a href="https://eksempel.example/klaer">Andre</a> <a href="mailto:hei@eksempel.example">Skriv</a>
  <a href="/klaer" target="_blank">Fane</a> ord</p>`

/** A page at `/om-oss` that is nothing but the text. */
function open() {
  const page = (
    <RouterNavigation>
      <Prose html={html} />
    </RouterNavigation>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/om-oss'] })
  render(<RouterProvider router={router} />)
  return router
}

beforeEach(() => window.history.replaceState(null, '', '/om-oss'))
afterEach(() => window.history.replaceState(null, '', '/'))

it('leads on within the shop', () => {
  const router = open()
  expect(fireEvent.click(screen.getByText('Klær'))).toBe(false)
  expect(router.state).toMatchObject({ historyAction: 'PUSH', location: { pathname: '/klaer', search: '?page=2', hash: '#liste' } })
})

it('takes the place of the page that it leads to', () => {
  const router = open()
  expect(fireEvent.click(screen.getByText('Om oss'))).toBe(false)
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/om-oss' } })
})

it.each(['Retur', 'Folk', 'Andre', 'Skriv', 'Fane', /ord$/])('leaves to the browser what is not another page of the shop: %s', (name) => {
  open()
  expect(fireEvent.click(screen.getByText(name))).toBe(true)
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves to the browser a press that means something else: %o',
  (press) => {
    open()
    expect(fireEvent.click(screen.getByText('Klær'), press)).toBe(true)
  },
)

it('is plain links where there is no shop around it', () => {
  render(<Prose html={html} />)
  expect(fireEvent.click(screen.getByText('Klær'))).toBe(true)
})
