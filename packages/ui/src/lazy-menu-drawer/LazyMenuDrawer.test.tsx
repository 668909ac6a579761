import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { plainMenu } from '../internal/frame-samples.data.ts'
import { show } from '../internal/testing.tsx'
import { LazyMenuDrawer } from './LazyMenuDrawer.tsx'

const loaded = vi.hoisted(() => vi.fn())

vi.mock('../menu-drawer/index.ts', () => {
  loaded()
  return { MenuDrawer: ({ open }: { readonly open: boolean }) => <p>{open ? 'open' : 'closed'}</p> }
})

it('fetches the drawer when it is first opened, and keeps it for its closing movement', async () => {
  const drawer = (open: boolean) => <LazyMenuDrawer open={open} onOpenChange={vi.fn()} onFailure={vi.fn()} groups={plainMenu} />
  const { rerender } = show(drawer(false))
  await new Promise((resolve) => setTimeout(resolve))
  expect(loaded).not.toHaveBeenCalled()
  rerender(drawer(true))
  await screen.findByText('open')
  rerender(drawer(false))
  expect(screen.getByText('closed')).toBeTruthy()
})
