import { useLoaderData } from 'react-router-dom'
import { imageSources } from '@vidda/contract'
import { screens } from '@vidda/domain/route'
import { writtenPhone } from '@vidda/domain/written'
import { shopsTexts } from '@vidda/texts'
import { OpeningHours } from '@vidda/ui/opening-hours'
import { Picture } from '@vidda/ui/picture'
import { SectionHeading } from '@vidda/ui/section-heading'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { ScreenTrail } from '../navigation/index.ts'
import type { ShopData } from './load-shops.ts'
import { ShopRoot } from './ShopScreen.styles.ts'
import { ShopList } from './ShopsScreen.tsx'
import { ShopsRoot } from './ShopsScreen.styles.ts'
import { useNow } from './use-now.ts'

/** One shop: where it is, when it is open, and which others are near. */
export function ShopScreen() {
  const { shop, address, near, madeAt } = useLoaderData<ShopData>()
  const texts = useTexts(shopsTexts)
  const now = useNow()
  const all = { to: screens.shops, title: texts.title }
  return (
    <ShopsRoot>
      <div data-part="head">
        <ScreenTrail trail={[{ text: texts.title, to: screens.shops }, { text: shop.name }]} previous={all} />
        <SectionHeading level={1} {...(shop.description && { text: shop.description })}>
          {shop.name}
        </SectionHeading>
      </div>
      {shop.picture && (
        <div data-part="picture">
          <Picture image={imageSources(shop.picture.image)} alt={shop.picture.alt} ratio="5:2" sizes="100vw" fill priority />
        </div>
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
              <TextLink standalone to={`tel:${shop.phone.replaceAll(' ', '')}`}>
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
      </ShopRoot>
      {near.length > 0 && (
        <section data-part="head" aria-labelledby="shop-near">
          <SectionHeading headingId="shop-near" link={{ text: texts.all, to: screens.shops }}>
            {texts.near}
          </SectionHeading>
          <ShopList shops={near} level={3} />
        </section>
      )}
    </ShopsRoot>
  )
}
