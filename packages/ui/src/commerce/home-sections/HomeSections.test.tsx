import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Banner } from '../../patterns/banner/index.ts'
import { HomeBanners, HomeGoods } from '../home-grid/index.ts'
import { banners } from '../../patterns/internal/frame-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { HomeSection, HomeSections } from './HomeSections.tsx'

const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)

it('[R10.202] shows its sections as they are given, each a region under its heading', () => {
  show(
    <HomeSections top={banners.top}>
      <Banner {...banners.shops} />
      <HomeGoods headingId="varer" title="Ukens tilbud" cards={[<li key="1">Vare</li>]} link={{ text: 'Se alt', to: '/kampanje/1' }} />
      <HomeBanners headingId="ute" title="Ute nå" banners={[banners.wool, banners.hike]} />
      <HomeSection headingId="kategorier" title="Kategorier" link={{ text: 'Alle', to: '/klaer' }}>
        <p>Innhold</p>
      </HomeSection>
    </HomeSections>,
  )
  expect(headings()).toEqual([
    `H1 ${banners.top.title}`,
    `H2 ${banners.shops.title}`,
    'H2 Ukens tilbud',
    'H2 Ute nå',
    `H3 ${banners.wool.title}`,
    `H3 ${banners.hike.title}`,
    'H2 Kategorier',
  ])
  expect(within(screen.getByRole('region', { name: 'Kategorier' })).getByText('Innhold')).toBeTruthy()
  const list = within(screen.getByRole('region', { name: 'Ukens tilbud' })).getByRole('list')
  expect([list.getAttribute('data-cells'), within(list).getAllByRole('listitem').length]).toEqual(['2', 2])
})

it('[R10.316] asks for a picture of its layout’s size or of the given one, and has no layout without a hero', () => {
  const image = { avif: '/a/640.avif 640w', webp: '/a/640.webp 640w', src: '/a/640.jpg' }
  const { container, rerender } = show(
    <HomeSections top={{ ...banners.top, image }} layout="split">
      {null}
    </HomeSections>,
  )
  const root = () => container.querySelector<HTMLElement>('[data-layout]')
  const asked = () => container.querySelector('source')?.sizes
  expect([root()?.dataset['layout'], asked()]).toEqual([
    'split',
    '(width >= 100em) 66rem, (width >= 63.75em) 60rem, (width >= 40em) 120vw, 100vw',
  ])
  rerender(
    <HomeSections top={{ ...banners.top, image, sizes: '50vw' }} layout="split">
      {null}
    </HomeSections>,
  )
  expect(asked()).toBe('50vw')
  rerender(
    <HomeSections top={null} title="Hjem" layout="split">
      {null}
    </HomeSections>,
  )
  expect(root()).toBeNull()
})

it('[R10.349] has the wide picture of a hero beside its words on a phone too', () => {
  const image = { avif: '/a/640.avif 640w', webp: '/a/640.webp 640w', src: '/a/640.jpg' }
  const narrow = { avif: '/b/640.avif 640w', webp: '/b/640.webp 640w', src: '/b/640.jpg' }
  const shown = (layout: 'split' | 'low') => {
    const { container, unmount } = show(
      <HomeSections top={{ ...banners.top, image, narrow }} layout={layout}>
        {null}
      </HomeSections>,
    )
    const sources = [...container.querySelectorAll('source')].map(({ srcset }) => srcset)
    unmount()
    return sources
  }
  expect(shown('split')).toEqual([image.avif, image.webp])
  expect(shown('low')).toEqual([narrow.avif, narrow.webp, image.avif, image.webp])
})

it('[R10.202] has its title as heading where there is no hero, and fetches the hero’s picture first', () => {
  const { container } = show(
    <HomeSections top={null} title="Klar for fjellet">
      {null}
    </HomeSections>,
  )
  expect(headings()).toEqual(['H1 Klar for fjellet'])
  expect(container.querySelector('img')).toBeNull()
  show(
    <HomeSections top={banners.top}>
      <Banner {...banners.shops} />
    </HomeSections>,
  )
  expect([...document.querySelectorAll('img')].map((image) => image.loading)).toEqual(['eager', 'lazy'])
})
