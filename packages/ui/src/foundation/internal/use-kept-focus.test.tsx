import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Drawer } from '../../patterns/drawer/index.ts'
import { show } from './testing.tsx'

it('of two layers side by side the one that was opened last has the focus, and they do not take it from each other', async () => {
  const close = () => undefined
  show(
    <>
      <Drawer open onOpenChange={close} title="Meny">
        <button type="button">Dame</button>
      </Drawer>
      <Drawer open onOpenChange={close} title="Filter">
        <button type="button">Blå</button>
      </Drawer>
    </>,
  )
  const menu = await screen.findByRole('button', { name: 'Dame', hidden: true })
  await screen.findByRole('button', { name: 'Blå', hidden: true })
  const taken: (string | null)[] = []
  document.addEventListener('focusin', ({ target }) => taken.push(target instanceof Element ? target.textContent : null))
  menu.focus()
  expect(taken.length).toBeLessThan(5)
  expect(document.activeElement?.textContent).toContain('Blå')
})
