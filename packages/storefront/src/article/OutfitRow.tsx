import { imageSources } from '@vidda/contract'
import { articlePath } from '@vidda/domain/route'
import { fill, outfitTexts } from '@vidda/texts'
import { Checkbox } from '@vidda/ui/checkbox'
import { Link } from '@vidda/ui/link'
import { Picture, sizesOf } from '@vidda/ui/picture'
import { Price } from '@vidda/ui/price'
import { SelectField } from '@vidda/ui/select-field'
import { useTexts } from '@vidda/ui/texts-provider'
import type { Choice, OutfitLine } from './outfit-lines.ts'

const rowSizes = sizesOf('6rem', { desktop: '16rem' })

type OutfitRowProps = {
  readonly line: OutfitLine
  /** Whether it is the article of the page. */
  readonly isOwn: boolean
  /** Whether to show that a size has to be chosen. */
  readonly isAsked: boolean
  /** Why it could not be added to the cart. */
  readonly refused: string | undefined
  readonly onChoice: (choice: Choice) => void
}

/** One article of an outfit with its checkbox and sizes. */
export function OutfitRow({ line, isOwn, isAsked, refused, onChoice }: OutfitRowProps) {
  const { article, color, sizes, sizeId, isSoldOut, isTaken } = line
  const { name, price, beforePrice, slug } = article
  const texts = useTexts(outfitTexts)
  const [only, ...others] = sizes
  return (
    <li data-taken={isTaken || undefined}>
      <Picture image={imageSources(color?.imagePath ?? article.image)} alt="" sizes={rowSizes} />
      <div data-part="what">
        <p data-part="name">{isOwn ? name : <Link to={articlePath(slug, color?.id)}>{name}</Link>}</p>
        {color && <p data-part="color">{color.name}</p>}
        <Price price={price} beforePrice={beforePrice} size="small" />
        {!(article.canPurchase && !article.onlyCC) && <p data-part="color">{texts.collectOnly}</p>}
      </div>
      <div data-part="choice">
        {isSoldOut ? (
          <strong>{texts.soldOut}</strong>
        ) : (
          <>
            {others.length === 0 ? (
              <p>{only?.name}</p>
            ) : (
              <SelectField
                label={texts.size}
                aria-label={fill(texts.sizeOf, { name })}
                placeholder={texts.chooseSize}
                value={sizeId === null ? '' : String(sizeId)}
                error={isAsked && isTaken && sizeId === null ? texts.chooseSize : undefined}
                onValueChange={(value) => onChoice({ sizeId: value === '' ? null : Number(value) })}
                options={sizes.map((size) => ({
                  value: String(size.id),
                  label: size.isAvailable ? size.name : fill(texts.soldOutSize, { size: size.name }),
                  disabled: !size.isAvailable,
                }))}
              />
            )}
            <Checkbox
              label={texts.take}
              aria-label={fill(texts.takeOf, { name })}
              checked={isTaken}
              error={refused}
              onCheckedChange={(taken) => onChoice({ isTaken: taken })}
            />
          </>
        )}
      </div>
    </li>
  )
}
