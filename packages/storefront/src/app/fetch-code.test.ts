import { expect, it, vi } from 'vitest'
import { fetchCode } from './index.ts'

it('[R8.22] a module that cannot be fetched fires a preload error, and the error is thrown again', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const heard = vi.fn<(event: Event) => void>()
  window.addEventListener('preload-error', heard)
  await expect(fetchCode(() => Promise.reject<{ readonly Menu: string }>(failure), 'Menu')).rejects.toBe(failure)
  expect(heard).toHaveBeenCalledOnce()
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ type: 'preload-error', detail: failure })
  expect(await fetchCode(async () => ({ Menu: 'menu' }), 'Menu')).toEqual({ Menu: 'menu' })
  expect(heard).toHaveBeenCalledOnce()
  window.removeEventListener('preload-error', heard)
})
