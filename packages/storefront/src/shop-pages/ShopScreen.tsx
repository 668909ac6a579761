import { useLoaderData } from 'react-router-dom'
import { bannerSources } from '@vidda/contract'
import { telephoneLink } from '@vidda/domain/phone'
import { screens } from '@vidda/domain/route'
import { distanceBetween } from '@vidda/domain/shop'
import { slugOf } from '@vidda/domain/slug'
import { writtenPhone } from '@vidda/domain/written'
import { shopPageTexts, shopsTexts } from '@vidda/texts'
import { OpeningHours } from '@vidda/ui/opening-hours'
import { Picture } from '@vidda/ui/picture'
import { SectionHeading } from '@vidda/ui/section-heading'
import { ShopMap } from '@vidda/ui/shop-map'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useMemo } from 'react'
import { useMyShop } from '../my-shop/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { useNow } from '../shops/index.ts'
import { LazyShopGoods } from './LazyShopGoods.tsx'
import type { ShopData } from './load-shops.ts'
import { MyShopToggle } from './MyShopToggle.tsx'
import { placedShops } from './placed-shops.ts'
import { ShopList } from './ShopList.tsx'
import { NearShops, ShopRoot } from './ShopScreen.styles.ts'
import { ShopsRoot } from './ShopsScreen.styles.ts'

/** The map also shows other shops within this distance, in metres. */
const reach = 150_000

/** The page of one shop: its address, opening hours and stock, and the shops nearby. */
export function ShopScreen() {
  const { shop, to, filter, address, county, near, madeAt } = useLoaderData<ShopData>()
  const { title } = useTexts(shopsTexts)
  const texts = useTexts(shopPageTexts)
  const now = useNow()
  const myShop = useMyShop()
  const all = { to: screens.shops, title }
  const placed = useMemo(() => {
    const { coords } = shop
    const others = near.filter((other) => coords && other.coords && distanceBetween(coords, other.coords) < reach)
    return placedShops([{ ...shop, to }, ...others])
  }, [near, shop, to])
  const trail = [
    { text: title, to: screens.shops },
    ...(county ? [{ text: county, to: `${screens.shops}#${slugOf(county)}` }] : []),
    { text: shop.name },
  ]
  return (
    <ShopsRoot>
      <div data-part="head">
        <ScreenTrail trail={trail} previous={all} />
        <SectionHeading level={1} {...(shop.description && { text: shop.description })}>
          {shop.name}
        </SectionHeading>
        <MyShopToggle id={shop.id} name={shop.name} slug={filter} />
      </div>
      {shop.picture && (
        <ShopRoot data-part="picture">
          <Picture image={bannerSources(shop.picture.image)} alt={shop.picture.alt} ratio="5:2" sizes="100vw" fill priority />
        </ShopRoot>
      )}
      <ShopRoot>
        <section aria-labelledby="shop-hours">
          <SectionHeading headingId="shop-hours">{texts.hours}</SectionHeading>
          <OpeningHours hours={shop.openingHours} deviations={shop.deviations} now={now} madeAt={new Date(madeAt)} />
        </section>
        <section aria-labelledby="shop-contact">
          <SectionHeading headingId="shop-contact">{texts.contact}</SectionHeading>
          <dl>
            <dt>{texts.address}</dt>
            <dd>
              <address>{address}</address>
              <TextLink standalone icon="arrow-right" to={shop.mapLink}>
                {texts.directions}
              </TextLink>
            </dd>
            <dt>{texts.phone}</dt>
            <dd>
              <TextLink standalone to={telephoneLink(shop.phone)}>
                {writtenPhone(shop.phone)}
              </TextLink>
            </dd>
            <dt>{texts.email}</dt>
            <dd>
              <TextLink standalone to={`mailto:${shop.email}`}>
                {shop.email}
              </TextLink>
            </dd>
          </dl>
        </section>
        {shop.coords && <ShopMap aria-label={texts.place} proportions={1} shops={placed} current={shop.id} own={myShop?.id ?? null} />}
      </ShopRoot>
      <LazyShopGoods key={shop.id} id={shop.id} name={shop.name} slug={filter} />
      {near.length > 0 && (
        <NearShops aria-labelledby="shop-near">
          <SectionHeading headingId="shop-near" link={{ text: texts.all, to: screens.shops }}>
            {texts.near}
          </SectionHeading>
          <ShopList shops={near} level={3} own={myShop?.id ?? null} />
        </NearShops>
      )}
    </ShopsRoot>
  )
}
