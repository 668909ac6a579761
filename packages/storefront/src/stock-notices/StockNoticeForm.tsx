import type { ArticleDetail } from '@vidda/domain/article'
import { articlePath, screens } from '@vidda/domain/route'
import { fill, stockNoticeTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Form } from '@vidda/ui/form'
import { Notice } from '@vidda/ui/notice'
import { SelectField } from '@vidda/ui/select-field'
import { Skeleton } from '@vidda/ui/skeleton'
import { TextField } from '@vidda/ui/text-field'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState } from 'react'
import { formText, useApp } from '../app/index.ts'
import { LoginLink } from '../login-modal/index.ts'
import { fetchUser, useSession } from '../session/index.ts'
import { useMyShop } from '../my-shop/index.ts'
import { missingSizes } from './missing-sizes.ts'
import { StockNoticeFormRoot } from './StockNotices.styles.ts'
import { useAsking, type Answered } from './use-asking.ts'

export type StockNoticeFormProps = {
  readonly article: ArticleDetail
  /** The selected colour, whose sizes are asked for. */
  readonly colorId: number
  /** The size that is asked for, where it is missing; null leaves the choice to the shopper. */
  readonly sizeId: number | null
}

type ShopName = { readonly id: number; readonly name: string }

/** Which size, in which shop, and whom to tell; another colour or size is another question. */
export const StockNoticeForm = (props: StockNoticeFormProps) => <OfColor key={`${props.colorId} ${props.sizeId}`} {...props} />

function OfColor({ article, colorId, sizeId }: StockNoticeFormProps) {
  const app = useApp()
  const texts = useTexts(stockNoticeTexts)
  const user = useSession((view) => view.user)
  const myShop = useMyShop()
  const [shops, setShops] = useState<readonly ShopName[] | null>(null)
  // Sold out everywhere comes before one's own shop.
  const isMissingAnywhere = missingSizes(article, colorId, null).length > 0
  const [shopId, setShopId] = useState(isMissingAnywhere ? null : (myShop?.id ?? null))
  const { loading, failure, answered, ask, again } = useAsking()
  const root = useRef<HTMLDivElement>(null)
  const isAnswered = answered !== null
  /** Whether the page took the shopper for a customer while the form was open. */
  const [wasCustomer, setWasCustomer] = useState(user !== null)
  if (user && !wasCustomer) setWasCustomer(true)
  const hasEnded = user === null && (wasCustomer || failure === 'loggedOut')

  useEffect(() => {
    const known = app.reference.shops().catch(() => [])
    void Promise.all([known, fetchUser(app)]).then(([found]) => setShops(found.map(({ id, name }) => ({ id, name }))))
  }, [app])
  // What had the focus is gone.
  useEffect(() => root.current?.focus(), [isAnswered])

  const sizes = missingSizes(article, colorId, shopId)
  const [only, ...others] = sizes

  function handleSubmit(data: FormData) {
    const size = sizes.find(({ ean }) => ean === formText(data, 'size'))
    const email = user ? null : formText(data, 'email').trim()
    if (size) void ask({ ean: size.ean, shopId, email }, { email: email ?? user?.email ?? '', size: size.name })
  }

  return (
    <StockNoticeFormRoot ref={root} tabIndex={-1} role="group" aria-label={texts.title}>
      {shops === null && (
        <div role="status" aria-label={texts.title}>
          <Skeleton shape="control" />
        </div>
      )}
      {answered && <Answer {...answered} isCustomer={user !== null} onAgain={again} />}
      {shops && !answered && (
        <>
          <p>{texts.text}</p>
          {hasEnded && (
            <Notice tone="error" role="alert">
              <p>
                {texts.loggedOut} <LoginLink from={articlePath(article.slug)} stays />
              </p>
            </Notice>
          )}
          {failure && failure !== 'loggedOut' && (
            <Notice tone="error" role="alert">
              {texts[failure]}
            </Notice>
          )}
          <Form onSubmit={handleSubmit} loading={loading}>
            <SelectField
              name="shop"
              label={texts.shop}
              value={String(shopId ?? '')}
              onValueChange={(value) => setShopId(value === '' ? null : Number(value))}
              placeholder={isMissingAnywhere ? texts.anyShop : texts.chooseShop}
              options={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            {only ? (
              <>
                <SelectField
                  key={shopId}
                  name="size"
                  label={texts.size}
                  required
                  defaultValue={others.length === 0 ? only.ean : (sizes.find(({ id }) => id === sizeId)?.ean ?? '')}
                  placeholder={texts.chooseSize}
                  options={sizes.map(({ ean, name }) => ({ value: ean, label: name }))}
                />
                {user ? (
                  <p data-part="to">{fill(texts.toAccount, { email: user.email })}</p>
                ) : (
                  <TextField
                    name="email"
                    label={texts.email}
                    help={texts.emailHelp}
                    required
                    type="email"
                    inputMode="email"
                    autoComplete="email"
                  />
                )}
                <Button type="submit" full loading={loading}>
                  {loading ? texts.sending : texts.send}
                </Button>
              </>
            ) : (
              <p role="status">{shopId === null ? texts.someShop : texts.allThere}</p>
            )}
          </Form>
        </>
      )}
    </StockNoticeFormRoot>
  )
}

type AnswerProps = Answered & { readonly isCustomer: boolean; readonly onAgain: () => void }

function Answer({ outcome, email, size, isCustomer, onAgain }: AnswerProps) {
  const texts = useTexts(stockNoticeTexts)
  return (
    <>
      <Notice tone={outcome === 'inStock' ? 'info' : 'success'} role="status" title={texts[outcome]}>
        <p>{fill(texts[`${outcome}Text`], { email, size })}</p>
        {isCustomer && outcome !== 'inStock' && (
          <TextLink standalone to={screens.accountFavourites}>
            {texts.seeAll}
          </TextLink>
        )}
      </Notice>
      <Button variant="quiet" onClick={onAgain}>
        {texts.another}
      </Button>
    </>
  )
}
