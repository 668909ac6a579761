import { commonTexts, myShopTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Modal } from '@vidda/ui/modal'
import { Notice } from '@vidda/ui/notice'
import { RadioGroup } from '@vidda/ui/radio-group'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { fetchCode, useApp } from '../app/index.ts'
import { chooseMyShop, type MyShop } from '../shops/index.ts'

export type MyShopModalProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly myShop: MyShop | null
}

type ShopOption = MyShop & { readonly about: string }

/** Chooses the shopper's own shop, or none. Import it lazily: it brings Base UI. */
export function MyShopModal({ open, onOpenChange, myShop }: MyShopModalProps) {
  const app = useApp()
  const texts = useTexts(myShopTexts)
  const common = useTexts(commonTexts)
  const [shops, setShops] = useState<readonly ShopOption[] | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [retrying, setRetrying] = useState(false)

  useEffect(() => {
    let wanted = true
    Promise.all([
      app.reference.shops(),
      fetchCode(() => import('./load-values.ts'), 'namedValues').then(({ namedValues }) => namedValues.shop(app)),
    ]).then(
      ([all, named]) => {
        const slugs = new Map(named.map(({ id, slug }) => [id, slug]))
        const options = all.map(({ id, name, address, postNo, postPlace }) => ({
          id,
          name,
          slug: slugs.get(id) ?? '',
          about: `${address}, ${postNo} ${postPlace}`,
        }))
        if (wanted) setShops(options)
      },
      () => {
        if (!wanted) return
        setShops('failed')
        setRetrying(false)
      },
    )
    return () => {
      wanted = false
    }
  }, [app, attempt])

  function handleValue(value: string) {
    const shop = typeof shops === 'object' && shops?.find(({ id }) => String(id) === value)
    chooseMyShop(shop ? { id: shop.id, name: shop.name, slug: shop.slug } : null)
  }

  return (
    <Modal open={open} onOpenChange={onOpenChange} title={texts.title} tall>
      {shops === null && <Skeleton shape="control" />}
      {shops === 'failed' && (
        <Notice tone="error" role="alert" title={texts.failed}>
          <Button
            variant="quiet"
            loading={retrying}
            onClick={() => {
              setRetrying(true)
              setAttempt((count) => count + 1)
            }}
          >
            {common.retry}
          </Button>
        </Notice>
      )}
      {typeof shops === 'object' && shops && (
        <RadioGroup
          label={texts.label}
          help={texts.help}
          value={myShop ? String(myShop.id) : ''}
          onValueChange={handleValue}
          options={[{ value: '', label: texts.none }, ...shops.map(({ id, name, about }) => ({ value: String(id), label: name, about }))]}
        />
      )}
    </Modal>
  )
}
