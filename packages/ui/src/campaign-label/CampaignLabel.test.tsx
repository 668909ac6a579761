import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../internal/testing.tsx'
import { CampaignLabel } from './index.ts'

it('shows the words of the campaign', () => {
  show(<CampaignLabel text="Ukens annonse!" />)
  expect(screen.getByText('Ukens annonse!')).toBeTruthy()
})
