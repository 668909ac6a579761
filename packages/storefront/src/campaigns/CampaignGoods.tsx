import { cardWidths, imageSources } from '@vidda/contract'
import { campaignsTexts } from '@vidda/texts'
import { Link } from '@vidda/ui/link'
import { Picture } from '@vidda/ui/picture'
import { Price } from '@vidda/ui/price'
import { useTexts } from '@vidda/ui/texts-provider'
import type { CSSProperties } from 'react'
import type { CampaignWithGoods } from './load-campaigns.ts'

type CampaignGoodsProps = {
  readonly campaign: CampaignWithGoods
  /** Left out where the goods stand below with their prices. */
  readonly priced: boolean
  readonly priority: boolean
}

/** A row of up to four articles of the campaign; their number is `--tiles`. */
export function CampaignGoods({ campaign: { name, goods, image }, priced, priority }: CampaignGoodsProps) {
  const texts = useTexts(campaignsTexts)
  // Fewer beside a picture; prices need room on a phone.
  const cards = goods.slice(0, image ? 2 : priced ? 3 : 4)
  if (cards.length === 0) return null
  return (
    <ul role="list" data-part="tiles" aria-label={`${texts.goods}: ${name}`} style={{ '--tiles': cards.length } as CSSProperties}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <Link to={card.to} data-part="tile">
            <span data-part="image">
              <Picture
                image={imageSources(card.image, cardWidths)}
                alt={card.name}
                sizes={image ? '3rem' : '(width >= 63.75em) 15vw, 30vw'}
                priority={priority && index === 0}
                fill={!image}
              />
            </span>
            {priced && <Price size="small" price={card.price} beforePrice={card.beforePrice} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
