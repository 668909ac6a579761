import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import '../internal/testing.tsx'
import { Link } from '../../primitives/link/index.ts'
import { NavigationProvider, type Navigate } from './index.ts'

it.each([
  ['/herre', { replace: false }],
  ['/dame?page=2', { replace: true }],
  ['?page=2', { replace: true }],
  ['?page=3', { replace: false }],
  ['#liste', { replace: false }],
])('hands a press on to any router: %s', (to, options) => {
  const navigate = vi.fn<Navigate>()
  render(
    <NavigationProvider navigate={navigate} address="/dame?page=2">
      <Link to={to}>Gå</Link>
    </NavigationProvider>,
  )
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
  expect(navigate).toHaveBeenCalledExactlyOnceWith(to, { ...options, state: undefined, preventScrollReset: false })
})

it('knows the newest page and the newest function', () => {
  const [first, second] = [vi.fn<Navigate>(), vi.fn<Navigate>()]
  const page = (navigate: Navigate, address: string) => (
    <NavigationProvider navigate={navigate} address={address}>
      <Link to="/dame">Gå</Link>
    </NavigationProvider>
  )
  const { rerender } = render(page(first, '/dame'))
  rerender(page(second, '/herre'))
  fireEvent.click(screen.getByRole('link'))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledExactlyOnceWith('/dame', expect.objectContaining({ replace: false }))
})

it('leaves links to the browser where there is none', () => {
  render(<Link to="/dame">Gå</Link>)
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true)
})

it('writes nothing of its own on a server', () => {
  const page = (
    <NavigationProvider navigate={() => undefined} address="/dame">
      <Link to="/herre">Gå</Link>
    </NavigationProvider>
  )
  expect(renderToString(page)).toBe('<a href="/herre">Gå</a>')
})
