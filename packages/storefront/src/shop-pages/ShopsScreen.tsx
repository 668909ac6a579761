import { screens } from '@vidda/domain/route'
import { slugOf } from '@vidda/domain/slug'
import { fill, positionTexts, shopsTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { SectionHeading } from '@vidda/ui/section-heading'
import { TextField } from '@vidda/ui/text-field'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useMemo, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useChooseMyShop, useMyShop } from '../my-shop/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { positionProblem, usePosition } from '../position/index.ts'
import { CountyPicker } from './CountyPicker.tsx'
import { LazyMap } from './LazyMap.tsx'
import type { ShopsData } from './load-shops.ts'
import { nearestFirst, placedShops } from './placed-shops.ts'
import { ShopList } from './ShopList.tsx'
import { ShopsRoot } from './ShopsScreen.styles.ts'

/** With a postal code, the map initially shows this many of the nearest shops. */
const nearest = 5

/** Height of a county's heading with its margin, as a fraction of a shop's card. */
const headingHeight = 0.6

/** All shops of the chain with their opening hours, beside a map. Many shops are grouped by county. They can be sorted by distance from a postal code, which works without scripts, or from the device. */
export function ShopsScreen() {
  const loaded = useLoaderData<ShopsData>()
  const texts = useTexts(shopsTexts)
  const words = useTexts(positionTexts)
  const { position, pending, failed, find } = usePosition((view) => view)
  /** Without it, a position given on another screen would reorder this one. */
  const [asked, setAsked] = useState(false)
  const here = asked && position?.name === null ? position.coords : null
  const near = here ? { code: '', place: words.here } : loaded.near
  const shops = useMemo(() => (here ? nearestFirst(loaded.shops, here) : loaded.shops), [loaded.shops, here])
  const counties = here ? [] : loaded.counties
  const myShop = useMyShop()
  /** Id of the shop that is hovered or focused, in the list or on the map. */
  const [active, setActive] = useState<number | null>(null)
  const placed = useMemo(() => placedShops(shops), [shops])
  // Each county goes into the shorter column, so that none leaves a gap beside it.
  const heights = { start: 0, end: 0 }
  const groups = counties.map(({ name, ids }) => {
    const entries = shops.filter(({ id }) => ids.includes(id))
    const column = heights.start > heights.end ? 'end' : 'start'
    heights[column] += headingHeight + entries.length
    return { name, anchor: slugOf(name), entries, column }
  })
  const many = near?.place ? fill(texts.countNear, { count: shops.length, place: near.place }) : fill(texts.count, { count: shops.length })
  const count = shops.length === 1 ? texts.countOne : many
  const unknown = near && near.place === null ? fill(texts.unknown, { code: near.code }) : undefined
  function handleLocate() {
    setAsked(true)
    void find(null)
  }
  const list = { active, own: myShop?.id ?? null, onActiveChange: setActive, onChoose: useChooseMyShop() }
  return (
    <ShopsRoot>
      <div data-part="places" data-mapped={placed.length > 0 || undefined}>
        <div data-part="start">
          <div data-part="head">
            <ScreenTrail trail={[{ text: texts.title }]} />
            <div data-part="title" role="status">
              <SectionHeading level={1} text={count}>
                {texts.title}
              </SectionHeading>
              {placed.length > 0 && (
                <details data-part="fold">
                  <summary>
                    <Icon name="pin" />
                    <span data-part="show">{texts.showMap}</span>
                    <span data-part="hide">{texts.hideMap}</span>
                  </summary>
                </details>
              )}
            </div>
          </div>
          {shops.length === 0 ? (
            <SectionHeading text={texts.noneText}>{texts.none}</SectionHeading>
          ) : (
            <form method="get" action={screens.shops} data-part="form">
              <TextField
                key={near?.code ?? ''}
                name="postnr"
                label={texts.postcode}
                placeholder={texts.postcodeHelp}
                aria-description={texts.postcodeHelp}
                error={asked ? positionProblem(failed, words) : unknown}
                defaultValue={near?.code ?? ''}
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={4}
              />
              <Button type="submit">{texts.find}</Button>
              {/* One button with two texts, so that it keeps the focus. */}
              <Button variant="plain" icon={<Icon name="pin" />} loading={pending} onClick={here ? () => setAsked(false) : handleLocate}>
                {here ? texts.showAll : words.useDevice}
              </Button>
              {near && !here && (
                <TextLink standalone to={screens.shops}>
                  {texts.showAll}
                </TextLink>
              )}
            </form>
          )}
          {groups.length > 1 && (
            <CountyPicker counties={groups.map(({ name, anchor, entries }) => ({ name, anchor, count: entries.length }))} />
          )}
        </div>
        {placed.length > 0 && (
          <LazyMap
            key={loaded.near?.place ?? ''}
            shops={placed}
            own={list.own}
            active={active}
            onActiveChange={setActive}
            {...(near?.place && placed.length > nearest && { around: placed.slice(0, nearest).map(({ id }) => id) })}
          />
        )}
        <div data-part="counties" {...(groups.length === 1 && { id: groups[0]?.anchor })}>
          {groups.length > 1 ? (
            <div data-part="groups">
              {groups.map(({ name, anchor, entries, column }) => (
                <section key={anchor} aria-labelledby={anchor} data-column={column}>
                  <SectionHeading
                    headingId={anchor}
                    text={entries.length === 1 ? texts.countOne : fill(texts.count, { count: entries.length })}
                  >
                    {name}
                  </SectionHeading>
                  <ShopList {...list} shops={entries} level={3} />
                </section>
              ))}
            </div>
          ) : (
            shops.length > 0 && <ShopList {...list} shops={shops} level={2} />
          )}
        </div>
      </div>
    </ShopsRoot>
  )
}
