import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { HeaderLink } from './HeaderLink.tsx'

const link = (count: number) => <HeaderLink to="/checkout" icon="cart" text="Handlekurv" count={count} countText="i handlekurven" />
const popOf = () => screen.getByRole('status').dataset['pop']
const use = (hasBeenActive: boolean) => vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the badge', () => {
  it('[R10.291] is still where the page comes with its count, however often it is drawn', () => {
    use(false)
    const { rerender } = show(link(0))
    rerender(link(2))
    expect(popOf()).toBeUndefined()
    use(true)
    rerender(link(2))
    expect(popOf()).toBeUndefined()
  })

  it('[R10.291] pops at the first count, and anew at each one after it', () => {
    use(true)
    const { rerender } = show(link(0))
    const pops = [1, 2, 3].map((count) => {
      rerender(link(count))
      return popOf()
    })
    expect(pops).toEqual(['2', '1', '2'])
  })
})
