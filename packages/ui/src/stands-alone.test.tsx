import { variableName } from '@vidda/tokens'
import { CartModal } from '@vidda/ui/cart-modal'
import { CookieConsentModal } from '@vidda/ui/cookie-consent-modal'
import { HeaderSingleLine } from '@vidda/ui/header-single-line'
import { HeaderTwoLine } from '@vidda/ui/header-two-line'
import { MainMenu } from '@vidda/ui/main-menu'
import { MenuDrawer } from '@vidda/ui/menu-drawer'
import { Modal } from '@vidda/ui/modal'
import { PriceSlider } from '@vidda/ui/price-slider'
import { PrivacyModal } from '@vidda/ui/privacy-modal'
import { PromoCodeModal } from '@vidda/ui/promo-code-modal'
import { ShareButton } from '@vidda/ui/share-button'
import { ShareRow } from '@vidda/ui/share-row'
import { SortBar } from '@vidda/ui/sort-bar'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'

afterEach(cleanup)
const theme = `[data-theme='fjell']{${variableName('color', 'text')}:rgb(1, 2, 3)}`
const logo = { svg: '/logo.svg', png: '/logo.png' }
const groups = { genders: [{ text: 'Dame', to: '/dame', current: true }], categories: [], extra: [] }
const handler = () => undefined
const layer = { open: true, onOpenChange: handler }
const header = { brandName: 'Eksempel', logo, cartCount: 2, menu: <MainMenu groups={groups} />, menuOpen: false, onMenuOpen: handler }
const options = [{ key: 'bestseller', label: 'Bestselger' }]

const cases: readonly (readonly [string, () => ReactElement, () => HTMLElement])[] = [
  ['two-line header', () => <HeaderTwoLine {...header} onSearch={handler} searchAction="/search" />, () => screen.getByRole('search')],
  ['single-line header', () => <HeaderSingleLine {...header} />, () => screen.getByRole('banner')],
  [
    'sort bar',
    () => <SortBar options={options} value="bestseller" reversed={false} hrefFor={() => '/dame'} share={<ShareButton />} />,
    () => screen.getByRole('link', { name: /Bestselger/ }),
  ],
  [
    'price slider',
    () => <PriceSlider value={{ min: 100, max: 900 }} range={{ min: 0, max: 1000 }} onValueChange={handler} />,
    () => slider(),
  ],
  ['share row', () => <ShareRow />, () => screen.getByRole('button', { name: 'Kopier lenken' })],
  ['share button', () => <ShareButton />, () => screen.getByRole('button', { name: 'Del siden' })],
  [
    'modal',
    () => (
      <Modal {...layer} title="Del siden">
        {null}
      </Modal>
    ),
    () => screen.getByRole('dialog', { name: 'Del siden' }),
  ],
  ['menu drawer', () => <MenuDrawer {...layer} groups={groups} />, () => screen.getByRole('dialog', { name: 'Meny' })],
  ['privacy modal', () => <PrivacyModal {...layer} />, () => screen.getByRole('dialog', { name: 'Personvern' })],
  ['promo code modal', () => <PromoCodeModal {...layer} onApply={handler} />, () => screen.getByRole('dialog')],
  [
    'consent modal',
    () => <CookieConsentModal open onDismiss={handler} purposes={[]} onSelect={handler} />,
    () => screen.getByRole('dialog'),
  ],
  [
    'cart modal',
    () => (
      <CartModal {...layer} count={0} checkoutTo="/checkout" summary={null}>
        {null}
      </CartModal>
    ),
    () => screen.getByRole('dialog', { name: 'Min Handlekurv' }),
  ],
]

const slider = () => {
  const [lowest] = screen.getAllByRole('slider')
  if (!lowest) throw new Error('no slider')
  return lowest
}

it.each(cases)('[R11.08] the %s renders from the library with nothing but theme and router around it', (_, element, found) => {
  render(
    <MemoryRouter>
      <style>{theme}</style>
      <div data-theme="fjell">{element()}</div>
    </MemoryRouter>,
  )
  expect(found().isConnected).toBe(true)
})
