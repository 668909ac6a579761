import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../internal/testing.tsx'
import { Page } from './Page.tsx'

it('begins with the skip link, whose target can take focus', () => {
  show(
    <Page header={<a href="/">Logo</a>} footer={<p>Bunn</p>}>
      <h1>Dame</h1>
    </Page>,
  )
  const first = screen.getAllByRole('link')[0]
  expect(first?.textContent).toBe('Gå til innhold')
  const main = screen.getByRole('main')
  expect(`#${main.id}`).toBe(first?.getAttribute('href'))
  expect(main.getAttribute('tabindex')).toBe('-1')
})
