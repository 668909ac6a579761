import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { plainMenu, wholeMenu } from '../internal/frame-samples.data.ts'
import { show } from '../internal/testing.tsx'
import { MainMenu } from './MainMenu.tsx'

const texts = () => screen.getAllByRole('link').map((link) => link.textContent)

it('[R2.32] the current entry alone carries aria-current', () => {
  show(<MainMenu groups={wholeMenu} />)
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['Dame', 'page']])
})

it('shows the entries it is given, in their order, and no empty group', () => {
  const { container, rerender } = show(<MainMenu groups={wholeMenu} />)
  expect(texts()).toEqual([...wholeMenu.genders, ...wholeMenu.categories, ...wholeMenu.extra].map((entry) => entry.text))
  rerender(<MainMenu groups={plainMenu} />)
  expect(texts()).not.toContain('Kundeservice')
  expect(container.querySelectorAll('ul')).toHaveLength(2)
})
