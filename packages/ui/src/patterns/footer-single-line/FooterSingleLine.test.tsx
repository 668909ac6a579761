import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { company } from '../internal/frame-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { FooterSingleLine } from './FooterSingleLine.tsx'

const links = [
  { text: 'Kundeservice', to: '/kundeservice' },
  { text: 'Personvern', to: '/personvernerklaering' },
]

it('[R2.40] asks for questions and links to the customer service by mail', () => {
  show(<FooterSingleLine company={company} links={links} />)
  expect(screen.getByText(/Spørsmål\?/)).toBeTruthy()
  expect(screen.getByRole('link', { name: company.supportEmail }).getAttribute('href')).toBe(`mailto:${company.supportEmail}`)
})

it('[R2.41] has a copyright line with the company, and with what the law wants told of it', () => {
  const { container } = show(<FooterSingleLine company={company} links={links} />)
  const told = ['© Eksempel Sport AS', 'Org.nr. 999 888 777', company.address, `Telefon ${company.phone}`]
  expect(container.querySelector('[data-part=copyright]')?.textContent).toBe(told.join(' · '))
  expect(screen.getByRole('link', { name: `Telefon ${company.phone}` }).getAttribute('href')).toBe(
    `tel:${company.phone.replaceAll(/\s/gu, '')}`,
  )
})

it('has its links in their order, and what is given to it among them', () => {
  show(
    <FooterSingleLine company={company} links={links}>
      <button type="button">Personvernvalg</button>
    </FooterSingleLine>,
  )
  const row = within(screen.getByRole('navigation'))
  expect(row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Kundeservice', '/kundeservice'],
    ['Personvern', '/personvernerklaering'],
  ])
  expect(row.getByRole('button', { name: 'Personvernvalg' })).toBeTruthy()
})
