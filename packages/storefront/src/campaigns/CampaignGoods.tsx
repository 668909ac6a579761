import { cardWidths, imageSources } from '@vidda/contract'
import { campaignsTexts } from '@vidda/texts'
import { CampaignLabel } from '@vidda/ui/campaign-label'
import { Link } from '@vidda/ui/link'
import { Picture } from '@vidda/ui/picture'
import { Price } from '@vidda/ui/price'
import { useTexts } from '@vidda/ui/texts-provider'
import type { CampaignWithGoods } from './load-campaigns.ts'

type CampaignGoodsProps = {
  readonly campaign: CampaignWithGoods
  /** How many are shown at most. */
  readonly most: number
  /** Left out where the goods stand below with their prices. */
  readonly priced: boolean
  readonly priority: boolean
}

/** The name without its brand, to leave room for what the article is. Kept whole where the rest is one word or begins with a number. */
function shortName({ name, brand }: { readonly name: string; readonly brand: string }): string {
  const rest = name.replace(`${brand} `, '')
  return /^\p{L}[\p{L}-]* \p{L}/u.test(rest) ? rest : name
}

/** A row of articles of the campaign, each with its name and price. */
export function CampaignGoods({ campaign: { name, goods, image }, most, priced, priority }: CampaignGoodsProps) {
  const texts = useTexts(campaignsTexts)
  const cards = goods.slice(0, most)
  if (cards.length === 0) return null
  return (
    <ul role="list" data-part="tiles" aria-label={`${texts.goods}: ${name}`}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <Link to={card.to} data-part="tile">
            <span data-part="image">
              <Picture
                image={imageSources(card.image, cardWidths)}
                alt={priced ? '' : card.name}
                sizes="(width >= 63.75em) 15vw, (width >= 40em) 30vw, 45vw"
                priority={priority && index === 0}
                fill={!image}
              />
              {/* The label of a clearance is already on the campaign. */}
              {priced && card.label && !card.labelKind && <CampaignLabel data-part="label" text={card.label} />}
            </span>
            {priced && (
              <div data-part="caption">
                <span data-part="name">{shortName(card)}</span>
                <Price size="small" price={card.price} beforePrice={card.beforePrice} />
              </div>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
