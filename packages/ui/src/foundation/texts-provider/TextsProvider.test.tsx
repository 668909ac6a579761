import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../internal/testing.tsx'
import { cartTexts } from '@vidda/texts'
import { TextsProvider, useTexts } from './index.ts'

function Said() {
  const texts = useTexts(cartTexts)
  return (
    <p>
      {texts.title}, {texts.remove}
    </p>
  )
}

it('speaks bokmål without a provider', () => {
  show(<Said />)
  expect(screen.getByText('Min Handlekurv, Fjern')).toBeTruthy()
})

it("speaks a brand's own words where it has some, and the common ones elsewhere", () => {
  show(
    <TextsProvider texts={{ cart: { remove: 'Ta ut' } }}>
      <Said />
    </TextsProvider>,
  )
  expect(screen.getByText('Min Handlekurv, Ta ut')).toBeTruthy()
})
