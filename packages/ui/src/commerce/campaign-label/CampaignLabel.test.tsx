import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { CampaignLabel } from './index.ts'

it('shows the words of the campaign', () => {
  show(<CampaignLabel text="Ukens annonse!" />)
  expect(screen.getByText('Ukens annonse!')).toBeTruthy()
})

it('tells its kind apart, an offer where none is given', () => {
  show(<CampaignLabel text="Tilbud" />)
  show(<CampaignLabel text="Utsalg" kind="clearance" />)
  expect(screen.getByText('Tilbud').dataset['kind']).toBe('offer')
  expect(screen.getByText('Utsalg').dataset['kind']).toBe('clearance')
})
