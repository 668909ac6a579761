import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNow } from './index.ts'

function Clock() {
  return <p>{useNow()?.toISOString() ?? 'unknown'}</p>
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-03-02T12:00:00Z')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('is unknown on the server, and the time once the page is hydrated', () => {
  expect(renderToString(<Clock />)).toContain('unknown')
  render(<Clock />)
  expect(screen.getByText('2026-03-02T12:00:00.000Z')).toBeTruthy()
})

it('is renewed each minute, and no longer once nobody looks', () => {
  const { unmount } = render(<Clock />)
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(screen.getByText('2026-03-02T12:01:00.000Z')).toBeTruthy()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
