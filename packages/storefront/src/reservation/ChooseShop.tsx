import { availableLines } from '@vidda/domain/cart'
import type { RankedShop } from '@vidda/domain/shop'
import { openState } from '@vidda/ui/opening-hours'
import { ShopPicker } from '@vidda/ui/shop-picker'
import { useTexts } from '@vidda/ui/texts-provider'
import { fill, hoursTexts, positionTexts, reservationTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { useEffect, useMemo, useRef, useState } from 'react'
import { openPayments, useCart } from '../cart/index.ts'
import { positionProblem, usePosition } from '../position/index.ts'
import { useNow, useShops } from '../shops/index.ts'

type ChooseShopProps = {
  readonly value: number | null
  /** Null where the shop that was selected before has nothing of the cart. */
  readonly onChange: (id: number | null) => void
}

/**
 * The shops that can serve the cart, nearest first when the shopper lets us know where they are. One that was selected before, or has been pressed, stands
 * alone, with a way to another: the form below is not to lie under a list of forty shops. The keyboard goes through the list undisturbed.
 */
export function ChooseShop({ value, onChange }: ChooseShopProps) {
  const cart = useCart((view) => view.cart)
  const lines = useMemo(() => availableLines(cart), [cart])
  const { position, pending, failed, find } = usePosition((view) => view)
  const shops = useShops(lines, position?.coords ?? null, openPayments(cart))
  const now = useNow()
  const texts = useTexts(positionTexts)
  const hours = useTexts(hoursTexts)
  const words = useTexts(reservationTexts)
  const [isOpen, setIsOpen] = useState(value === null)
  const byPointer = useRef(false)
  const selected = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isOpen || !wasPressed.current) return
    wasPressed.current = false
    selected.current?.focus({ preventScroll: true })
    selected.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  const unfit =
    shops.kind === 'ready' ? shops.ranked.find(({ shop, missing }) => shop.id === value && missing.length === lines.length) : undefined
  const [left, setLeft] = useState<string | null>(null)
  useEffect(() => {
    if (!unfit || lines.length === 0) return
    setLeft(unfit.shop.name)
    setIsOpen(true)
    onChange(null)
  }, [lines.length, onChange, unfit])

  const nameOf = (ean: string) => lines.find((line) => line.ean === ean)?.name ?? ean
  const pickable = ({ shop, servesAll, missing }: RankedShop) => {
    const state = now && openState(shop.openingHours, now, hours, shop.deviations)
    return {
      id: shop.id,
      name: shop.name,
      address: `${shop.address}, ${shop.postNo} ${shop.postPlace}`,
      distance: shop.distance,
      openText: state?.text ?? '',
      ...(state && { open: state.open }),
      servesAll,
      missing: missing.map(nameOf),
    }
  }
  function handleChange(id: number) {
    setLeft(null)
    onChange(id)
    if (!byPointer.current) return
    wasPressed.current = true
    setIsOpen(false)
  }
  const chosen = shops.kind === 'ready' && !isOpen ? shops.ranked.find(({ shop }) => shop.id === value) : undefined
  if (chosen) {
    const { name, address, openText, missing } = pickable(chosen)
    return (
      <div data-part="selected" ref={selected} tabIndex={-1} role="group" aria-label={fill(words.collectIn, { shop: name })}>
        <p>
          <strong>{fill(words.collectIn, { shop: name })}</strong>
          <span>{address}</span>
          {openText !== '' && <span>{openText}</span>}
          {missing.length > 0 && <span>{fill(words.missing, { names: missing.join(', ') })}</span>}
        </p>
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {words.changeShop}
        </Button>
      </div>
    )
  }
  return (
    <>
      {left !== null && <Notice tone="warning" role="status" title={fill(words.shopHasNone, { shop: left })} />}
      <div
        role="presentation"
        onPointerDown={() => {
          byPointer.current = true
        }}
        onKeyDown={() => {
          byPointer.current = false
        }}
      >
        <ShopPicker
          value={value}
          onValueChange={handleChange}
          lineCount={lines.length}
          restOnly={lines.length < cart.orders.length}
          onPosition={() => void find(null)}
          onPostcode={(code) => void find(code)}
          loadingPosition={pending}
          origin={position && (position.name === null ? { kind: 'position' } : { kind: 'postalCode', name: position.name })}
          problem={positionProblem(failed, texts)}
          shops={shops.kind === 'ready' ? shops.ranked.map(pickable) : shops.kind}
          {...(shops.kind === 'failed' && { onRetry: shops.retry, retrying: shops.retrying })}
        />
      </div>
    </>
  )
}
