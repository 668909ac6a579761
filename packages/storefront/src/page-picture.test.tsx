import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { appOf, openShop } from './shop.fixtures.tsx'

const page = async (name: string) => ({ title: `Side ${name}`, description: '', html: `<p>${name}</p>` })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const ask = (path: string, options: Parameters<typeof appOf>[0] = {}) =>
  createServerShop(appOf({ page, ...options }))(new Request(`https://eksempel.example${path}`))

describe('the picture of a page', () => {
  const image = '/assets/butikken-ab12cd34'
  const pictured = async (name: string) => ({ ...(await page(name)), picture: { image, alt: 'Butikken i Bakken' } })
  const shown = () => screen.getByRole('img', { name: 'Butikken i Bakken' })
  const isBefore = (one: HTMLElement, other: HTMLElement) => one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING

  it('[R10.209] stands above its title', async () => {
    openShop('/om-oss', { page: pictured })
    const heading = await title('Side om-oss')
    expect(shown().getAttribute('src')).toMatch(new RegExp(`^${image}/\\d+\\.jpg$`, 'u'))
    expect(isBefore(shown(), heading)).toBe(true)
  })

  it('[R10.329] stands before the title and the search of customer service, which has none without it', async () => {
    openShop('/kundeservice', { page: pictured })
    const heading = await title('Side kundeservice')
    expect(isBefore(shown(), heading)).toBe(true)
    expect(isBefore(heading, screen.getByRole('search', { name: 'Hva lurer du på?' }))).toBe(true)
    cleanup()
    openShop('/kundeservice', { page })
    await title('Side kundeservice')
    expect(screen.queryByAltText('Butikken i Bakken')).toBeNull()
  })

  it('[R11.127] has the first words of the page and the ways onward beside it, before the figures', async () => {
    const html =
      '<p>Først dette.</p>\n<ul role="list" data-look="links"><li><a href="/jobb">Jobb</a></li></ul>\n<h2 id="mer">Mer</h2><p>Så dette.</p>'
    const figures = [
      { value: '42', words: 'butikker' },
      { value: '61', words: 'ansatte' },
    ]
    openShop('/om-oss', { page: async (name) => ({ ...(await pictured(name)), html, figures }) })
    await title('Side om-oss')
    const order = [
      screen.getByText('Først dette.'),
      screen.getByRole('link', { name: 'Jobb' }),
      screen.getByRole('list', { name: 'I tall' }),
    ]
    const all = [...order, screen.getByText('Så dette.')]
    for (const [at, one] of all.slice(1).entries()) {
      expect((all[at] as HTMLElement).compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    expect(screen.getAllByText('Først dette.')).toHaveLength(1)
  })

  it('[R10.209] is what a shared link shows', async () => {
    expect(await ask('/om-oss', { page: pictured })).toMatchObject({
      head: { image: `https://eksempel.example${image}/share.jpg`, imageAlt: 'Butikken i Bakken' },
    })
    expect(await ask('/om-oss')).toMatchObject({ head: expect.not.objectContaining({ image: expect.anything() }) })
  })
})
