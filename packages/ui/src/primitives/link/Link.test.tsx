import { act, fireEvent, render, screen } from '@testing-library/react'
import { memo, Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { RouterNavigation } from '../../foundation/navigation-provider/index.ts'
import { Link, type LinkProps } from './index.ts'

it.each(['/dame', '/vintersport/hjelmer-&-alpinbriller?page=2#liste', 'https://vidda.example/a', 'mailto:hei@vidda.example', '?page=2'])(
  'is the same on a server as in a browser: %s',
  (to) => {
    const link = (
      <Link to={to} preventScrollReset data-part="step">
        Neste
      </Link>
    )
    const { container } = show(link)
    const page = document.createElement('div')
    page.innerHTML = renderToString(link)
    expect(container.querySelector('a')?.outerHTML).toBe(page.innerHTML)
    expect(container.querySelector('a')?.getAttribute('href')).toBe(to)
  },
)

/** A shop at `/dame?sort=pris`, come to from `/`, that is nothing but the link. */
function open(props: LinkProps) {
  const onRender = vi.fn()
  const Card = memo(() => <Link {...props}>Gå</Link>)
  const layout = (
    <RouterNavigation>
      <Profiler id="card" onRender={onRender}>
        <Card />
      </Profiler>
      <Outlet />
    </RouterNavigation>
  )
  const entries = { initialEntries: ['/', '/dame?sort=pris'], initialIndex: 1 }
  const router = createMemoryRouter([{ element: layout, children: [{ path: '*', element: null }] }], entries)
  render(<RouterProvider router={router} />)
  return { router, link: screen.getByRole('link'), onRender }
}

const addressOf = ({ state: { location } }: ReturnType<typeof open>['router']) => location.pathname + location.search + location.hash

it.each([
  ['/herre?page=2', '/herre?page=2', 'PUSH'],
  ['?page=2', '/dame?page=2', 'PUSH'],
  ['#liste', '/dame#liste', 'PUSH'],
  ['/dame?sort=pris', '/dame?sort=pris', 'REPLACE'],
])('pressed, %s opens %s, and takes the place only of its own page (%s)', async (to, address, action) => {
  const { router, link } = open({ to, state: { scrollPosition: 3 }, preventScrollReset: true })
  await act(async () => fireEvent.click(link))
  expect(addressOf(router)).toBe(address)
  expect(router.state).toMatchObject({ historyAction: action, preventScrollReset: true, location: { state: { scrollPosition: 3 } } })
})

it('takes the place of its page where it is told to', async () => {
  const { router, link } = open({ to: '/herre', replace: true })
  await act(async () => fireEvent.click(link))
  expect([addressOf(router), router.state.historyAction]).toEqual(['/herre', 'REPLACE'])
})

it.each([
  ['another tab by a key', { to: '/herre' }, { ctrlKey: true }],
  ['another tab by its button', { to: '/herre' }, { button: 1 }],
  ['another tab by itself', { to: '/herre', target: '_blank' }, {}],
  ['another site', { to: 'https://vidda.example/a' }, {}],
  ['a letter', { to: 'mailto:hei@vidda.example' }, {}],
] as const)('is left to the browser for %s', async (_, props, press) => {
  const { router, link } = open(props)
  const left = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  window.addEventListener('click', left, { once: true })
  await act(async () => fireEvent.click(link, press))
  expect(left).toHaveBeenCalledOnce()
  expect(addressOf(router)).toBe('/dame?sort=pris')
})

it('leads nowhere where its owner has answered the press', async () => {
  const { router, link } = open({ to: '/herre', onClick: (event) => event.preventDefault() })
  await act(async () => fireEvent.click(link))
  expect(addressOf(router)).toBe('/dame?sort=pris')
})

it('is not drawn anew when another page opens', async () => {
  const { router, onRender } = open({ to: '/herre' })
  expect(onRender).toHaveBeenCalledOnce()
  await act(() => router.navigate('/barn'))
  expect(addressOf(router)).toBe('/barn')
  expect(onRender).toHaveBeenCalledOnce()
})

it('opens what takes its place, and a new tab where that is asked for', () => {
  const handleOpen = vi.fn()
  show(
    <Link to="/min-side" onOpen={handleOpen}>
      Min side
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Min side' })
  expect(fireEvent.click(link, { ctrlKey: true }), 'the browser’s own').toBe(true)
  expect(handleOpen).not.toHaveBeenCalled()
  expect(fireEvent.click(link)).toBe(false)
  expect(handleOpen).toHaveBeenCalledOnce()
})
