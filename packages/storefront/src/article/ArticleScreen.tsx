import { imageSources } from '@vidda/contract'
import type { ArticleDetail } from '@vidda/domain/article'
import { articlePath, categoryPath } from '@vidda/domain/route'
import { CampaignLabel } from '@vidda/ui/campaign-label'
import { ColorPicker } from '@vidda/ui/color-picker'
import { Gallery } from '@vidda/ui/gallery'
import { Link } from '@vidda/ui/link'
import { Price } from '@vidda/ui/price'
import { wholeWords } from '@vidda/ui/product-card'
import { Rating } from '@vidda/ui/rating'
import { SizePicker } from '@vidda/ui/size-picker'
import { useTexts } from '@vidda/ui/texts-provider'
import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { articleTexts, fill, galleryTexts, goodsTexts } from '@vidda/texts'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { LazyCompare } from '../compare/index.ts'
import { Favourite } from '../favourites/index.ts'
import { labelKindOf, labelOf } from '../goods/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { Share } from '../share/index.ts'
import { StockNotice } from '../stock-notices/index.ts'
import { ArticleRoot, BesideRoot } from './ArticleScreen.styles.ts'
import { ArticleFacts, KeyFacts } from './ArticleFacts.tsx'
import { BuyBox } from './BuyBox.tsx'
import { LazyOutfit } from './LazyOutfit.tsx'
import { LazyRecentGoods } from './LazyRecentGoods.tsx'
import { LazySizeGuide } from './LazySizeGuide.tsx'
import { LazySoldOut } from './LazySoldOut.tsx'
import type { ArticleData } from './load-article.ts'
import { RelatedGoods } from './RelatedGoods.tsx'
import { LazyReviews } from './LazyReviews.tsx'
import { preloadStock } from './StockSection.tsx'
import { useVariant } from './use-variant.ts'

/** Set by the build of a brand, so that the comparison's code is dropped where it is off. Not defined in development. */
declare const VIDDA_COMPARES: boolean | undefined

export function ArticleScreen() {
  const data = useLoaderData<ArticleData>()
  return <ArticleView key={data.article.id} {...data} />
}

function ArticleView({ article, facts, reviews, shops, trail, guide, terms, related }: ArticleData) {
  const { brand } = useApp()
  const selected = useVariant(article)
  const tellFailure = useFailure()
  const texts = useTexts(goodsTexts)
  const gallery = useTexts(galleryTexts)
  const label = labelOf(article, texts)
  const words = useTexts(articleTexts)
  /** The sold-out size that was pressed last. */
  const [wanted, setWanted] = useState<{ readonly sizeId: number } | null>(null)
  const colorPicker = useRef<HTMLFieldSetElement>(null)
  const [alternatives, setAlternatives] = useState<readonly number[]>([])
  const compares = typeof VIDDA_COMPARES === 'undefined' ? brand.compares : VIDDA_COMPARES
  const isSoldOut = !selected.color?.available
  const others = selected.colors.filter(({ available }) => available)
  const shown = [article.name, selected.color?.name].filter(Boolean).join(', ')

  function handleColor(id: number) {
    selected.setColorId(id)
    // What was pressed is gone with the colour that was sold out.
    colorPicker.current?.querySelector<HTMLInputElement>(`[value="${id}"]`)?.focus()
  }

  const guideLink = guide && <LazySizeGuide article={article} scale={guide} selected={selected.sizeId} fit={reviews.fit} />
  const sizePicker = (error?: string) => (
    <SizePicker
      guide={guideLink}
      sizes={selected.sizes}
      value={selected.sizeId}
      onValueChange={selected.setSizeId}
      onUnavailable={(sizeId) => setWanted({ sizeId })}
      error={error}
    />
  )
  return (
    <>
      <ArticleRoot>
        <div data-part="trail">
          <ScreenTrail trail={[...trail.map(({ text, slugs }) => ({ text, to: categoryPath(...slugs) })), { text: article.name }]} />
        </div>
        <div data-part="pictures">
          <Gallery
            key={selected.colorId}
            label={article.name}
            onFailure={tellFailure}
            images={picturesOf(article, selected.colorId).map(({ path, alt }, index) => ({
              image: imageSources(path),
              alt: alt || (index === 0 ? shown : fill(gallery.pictureAlt, { name: shown, number: index + 1 })),
            }))}
          />
        </div>
        <div data-part="offer" onPointerEnter={preloadStock} onFocus={preloadStock}>
          <header data-part="head">
            {label && <CampaignLabel text={label} kind={labelKindOf(article)} />}
            <p data-part="brand">{article.brand}</p>
            <h1>{wholeWords(article.name)}</h1>
            {reviews.average !== null && (
              <Link to="#anmeldelser" data-part="rating">
                <Rating rating={reviews.average} count={reviews.total} />
              </Link>
            )}
            <div data-part="price">
              <Price price={article.price} beforePrice={article.beforePrice} pant={article.pant} size="large" />
              <Favourite id={article.id} />
            </div>
            <KeyFacts named={facts.named} everywhere={compares === true} />
          </header>
          <ColorPicker
            ref={colorPicker}
            colors={selected.colors.map((color) => ({ ...color, image: imageSources(color.imagePath) }))}
            value={selected.colorId}
            onValueChange={selected.setColorId}
          />
          {isSoldOut ? (
            <>
              {sizePicker()}
              <strong data-part="sold-out">
                {others.length > 0 ? fill(words.soldOutIn, { color: selected.color?.name ?? '' }) : words.soldOut}
              </strong>
            </>
          ) : (
            <BuyBox article={article} shops={shops} variant={selected.variant} terms={terms}>
              {sizePicker}
            </BuyBox>
          )}
          <StockNotice article={article} colorId={selected.colorId} wanted={wanted} isSoldOut={isSoldOut} />
          {compares && <LazyCompare leads id={article.id} name={article.name} image={article.image} />}
          {isSoldOut && <LazySoldOut article={article} colors={others} onColor={handleColor} onAlternatives={setAlternatives} />}
        </div>
        <div data-part="facts">
          <ArticleFacts article={article} facts={facts} />
          <Share path={articlePath(article.slug) + selected.hash} title={article.name} />
        </div>
      </ArticleRoot>
      <BesideRoot>
        {article.wornWith && <LazyOutfit article={article} ids={article.wornWith} colorId={selected.colorId} sizeId={selected.sizeId} />}
        <LazyReviews article={article} reviews={reviews} />
        <RelatedGoods article={article} related={related} except={isSoldOut ? alternatives : []} />
        <LazyRecentGoods id={article.id} />
      </BesideRoot>
    </>
  )
}

function picturesOf(article: ArticleDetail, colorId: number): readonly { readonly path: string; readonly alt: string }[] {
  const { paths, alts = [] } = article.images.find((images) => images.colorId === colorId) ?? { paths: [] }
  if (paths.length > 0) return paths.map((path, index) => ({ path, alt: alts[index] ?? '' }))
  return [{ path: article.variants.find(({ color }) => color.id === colorId)?.color.imagePath ?? article.image, alt: '' }]
}
