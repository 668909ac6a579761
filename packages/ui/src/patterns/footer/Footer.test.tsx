import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FooterSingleLine } from '../footer-single-line/index.ts'
import { company, footerGroups, payments } from '../internal/frame-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { Footer } from './Footer.tsx'

const footers = [
  ['full', <Footer key="full" company={company} groups={footerGroups} payments={payments} />],
  ['single-line', <FooterSingleLine key="line" company={company} links={[]} />],
] as const

it.each(footers)('[R2.40] the %s footer asks for questions and links to the customer service by mail', (_, footer) => {
  show(footer)
  expect(screen.getByText(/Spørsmål\?/)).toBeTruthy()
  expect(screen.getByRole('link', { name: company.supportEmail }).getAttribute('href')).toBe('mailto:hei@eksempel.example')
})

it.each(footers)('[R2.41] the %s footer has a copyright line with the company', (_, footer) => {
  show(footer)
  expect(screen.getByText(/© Eksempel Sport AS/)).toBeTruthy()
})

it('names the seller, and leaves ways to pay out where there are none', () => {
  show(<Footer company={company} groups={[]} payments={[]} />)
  expect(screen.getByText(/Org\.nr\. 999 888 777/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Telefon 61 00 00 00' }).getAttribute('href')).toBe('tel:61000000')
  expect(screen.queryByRole('list', { name: 'Betal trygt med' })).toBeNull()
})
