import { useLoaderData } from 'react-router-dom'
import { screens } from '@vidda/domain/route'
import { writtenPhone } from '@vidda/domain/written'
import { fill, shopsTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { EmptyState } from '@vidda/ui/empty-state'
import { SectionHeading } from '@vidda/ui/section-heading'
import { ShopCard } from '@vidda/ui/shop-card'
import { TextField } from '@vidda/ui/text-field'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { ScreenTrail } from '../navigation/index.ts'
import type { ShopEntry, ShopsData } from './load-shops.ts'
import { ShopsRoot } from './ShopsScreen.styles.ts'
import { useNow } from './use-now.ts'

/** Every shop of the chain with its hours; a form that works without scripts puts the near ones first. */
export function ShopsScreen() {
  const { shops, near } = useLoaderData<ShopsData>()
  const texts = useTexts(shopsTexts)
  const many = near?.place ? fill(texts.countNear, { count: shops.length, place: near.place }) : fill(texts.count, { count: shops.length })
  const count = shops.length === 1 ? texts.countOne : many
  return (
    <ShopsRoot>
      <div data-part="head">
        <ScreenTrail trail={[{ text: texts.title }]} />
        <SectionHeading level={1} text={count}>
          {texts.title}
        </SectionHeading>
        {!near && shops.length > 0 && <p data-part="intro">{texts.intro}</p>}
      </div>
      {shops.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
      ) : (
        <>
          <form method="get" action={screens.shops} data-part="form">
            <TextField
              key={near?.code ?? ''}
              name="postnr"
              label={texts.postcode}
              help={texts.postcodeHelp}
              error={near && near.place === null ? fill(texts.unknown, { code: near.code }) : undefined}
              defaultValue={near?.code ?? ''}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={4}
            />
            <Button type="submit">{texts.find}</Button>
            {near && (
              <TextLink standalone to={screens.shops}>
                {texts.showAll}
              </TextLink>
            )}
          </form>
          <ShopList shops={shops} level={2} />
        </>
      )}
    </ShopsRoot>
  )
}

/** Shops as cards, each leading to its own page. */
export function ShopList({ shops, level }: { readonly shops: readonly ShopEntry[]; readonly level: 2 | 3 }) {
  const now = useNow()
  return (
    <ul role="list" data-part="shops">
      {shops.map(({ id, name, address, to, mapLink, phone, openingHours, deviations, distance }) => (
        <li key={id}>
          <ShopCard
            level={level}
            name={name}
            address={address}
            to={to}
            mapLink={mapLink}
            phone={writtenPhone(phone)}
            hours={openingHours}
            deviations={deviations}
            now={now}
            distance={distance}
            approximate
          />
        </li>
      ))}
    </ul>
  )
}
