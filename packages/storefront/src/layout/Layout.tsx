import { useCallback, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { loginPath, screens, searchPath } from '@vidda/domain/route'
import { fill, frameTexts } from '@vidda/texts'
import { AlertBanner } from '@vidda/ui/alert-banner'
import { HeaderLink } from '@vidda/ui/header-link'
import { HeaderSingleLine } from '@vidda/ui/header-single-line'
import { HeaderTwoLine } from '@vidda/ui/header-two-line'
import { MainMenu } from '@vidda/ui/main-menu'
import { Page } from '@vidda/ui/page'
import { ProgressBar } from '@vidda/ui/progress-bar'
import { useTexts } from '@vidda/ui/texts-provider'
import { useAlerts } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { LazyCartModal, useCart } from '../cart/index.ts'
import { LazyCompareBar } from '../compare/index.ts'
import { LazyConsent } from '../consent/index.ts'
import { useLoginModal } from '../login-modal/index.ts'
import { useMyShop, useMyShopModal } from '../my-shop/index.ts'
import { ShopNavigation, useHashScroll, useHead, useScreenFocus, useShownScreen, useTrail } from '../navigation/index.ts'
import { HeaderSearch } from '../search/index.ts'
import { useFirstNavigation } from '../customer/index.ts'
import { useFavourites } from '../favourites/index.ts'
import { LazyPhoneMenu, preloadPhoneMenu } from './LazyPhoneMenu.tsx'
import { menuGroups } from './menu.ts'
import { ShopFooter } from './ShopFooter.tsx'
import { useMenuLevels } from './use-menu-levels.ts'

/** What the build for one brand knows, so that the other variant does not travel; not there where nothing is built. */
declare const VIDDA_COMPARES: boolean | undefined
declare const VIDDA_HEADER_SINGLE_LINE: boolean | undefined

/** The frame around every screen. */
export function Layout() {
  const { brand } = useApp()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const pending = useNavigation().state === 'loading'
  const [menuOpen, setMenuOpen] = useState(false)
  const [consentWanted, setConsentWanted] = useState(false)
  const handleConsentClosed = useCallback(() => setConsentWanted(false), [])
  const cartCount = useCart((view) => view.cart.count)
  const favourites = useFavourites((view) => view.ids.length)
  const texts = useTexts(frameTexts)
  const alerts = useAlerts((view) => view.queue)
  const dismiss = useAlerts((view) => view.dismiss)
  useHead()
  useScreenFocus()
  useShownScreen()
  useHashScroll()
  useFirstNavigation()
  const previous = useTrail()
  const [login, openAccount] = useLoginModal()
  const myShop = useMyShop()
  const [shopChoice, chooseShop] = useMyShopModal()
  useEffect(() => {
    // Back leads to another page, which the menu would lie over.
    const handleBack = () => setMenuOpen(false)
    window.addEventListener('popstate', handleBack)
    return () => window.removeEventListener('popstate', handleBack)
  }, [])

  const singleLine = typeof VIDDA_HEADER_SINGLE_LINE === 'undefined' ? brand.header.singleLine : VIDDA_HEADER_SINGLE_LINE
  const groups = menuGroups(brand, pathname)
  const levels = useMenuLevels(groups)
  const header = {
    brandName: brand.name,
    logo: brand.logo,
    cartCount,
    links: (
      <>
        <HeaderLink
          to={screens.shops}
          icon="store"
          text={singleLine ? undefined : (myShop?.name ?? texts.myShop)}
          label={myShop ? fill(texts.ownShop, { shop: myShop.name }) : texts.myShop}
          desktopOnly
          onOpen={chooseShop}
        />
        <HeaderLink
          to={screens.favourites}
          icon="heart"
          text={texts.favourites}
          count={favourites}
          countText={fill(texts.favouriteCount, { count: favourites })}
        />
        <HeaderLink to={screens.account} icon="user" text={texts.account} onOpen={openAccount} />
      </>
    ),
    menu: <MainMenu groups={levels.groups} onIntent={levels.loadLevels} />,
    menuOpen,
    onMenuOpen: () => setMenuOpen(!menuOpen),
    onMenuIntent: preloadPhoneMenu,
  }
  return (
    <ShopNavigation>
      <Page
        header={
          singleLine ? (
            <HeaderSingleLine {...header} />
          ) : (
            <HeaderTwoLine
              {...header}
              search={<HeaderSearch />}
              searchAction="/search"
              onSearch={(wanted) => navigate(searchPath(wanted))}
            />
          )
        }
        notice={
          <>
            <ProgressBar loading={pending} />
            <AlertBanner
              alerts={alerts.map(({ payload, ...alert }) => ({
                ...alert,
                ...payload,
                ...(payload.login && { action: { text: payload.login, onClick: () => openAccount(loginPath(pathname + search)) } }),
              }))}
              onDismiss={dismiss}
            />
          </>
        }
        footer={<ShopFooter onConsent={() => setConsentWanted(true)} />}
      >
        <Outlet context={previous} />
        {(typeof VIDDA_COMPARES === 'undefined' ? brand.compares : VIDDA_COMPARES) && <LazyCompareBar />}
        <LazyPhoneMenu open={menuOpen} onOpenChange={setMenuOpen} groups={groups} onMyShop={chooseShop} />
        <LazyCartModal />
        {login}
        {shopChoice}
        <LazyConsent wanted={consentWanted} onClosed={handleConsentClosed} />
        <ScrollRestoration />
      </Page>
    </ShopNavigation>
  )
}
