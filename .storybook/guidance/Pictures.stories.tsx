import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '@vidda/ui/banner'
import { ProductCard } from '@vidda/ui/product-card'
import { ProductGrid } from '@vidda/ui/product-grid'
import { Page, Section } from '../tokens/Stage.tsx'
import { alike, plateau, unlike } from './goods.ts'
import { Choices, Pair } from './Pair.tsx'

const list = (label: string, goods: typeof alike) => (
  <ProductGrid label={label} className="guidance-row">
    {goods.map((card) => (
      <ProductCard key={card.to} {...card} level={3} />
    ))}
  </ProductGrid>
)

const cut = (focus: { readonly x: number; readonly y: number } | undefined) => (
  <div className="guidance-phone">
    <Banner
      size="half"
      level={3}
      title="Ull som varmer våt"
      linkText="Se ullplaggene"
      to="/sok/ull"
      image={plateau}
      alt=""
      {...(focus && { focus })}
    />
  </div>
)

const meta: Meta = { parameters: { layout: 'fullscreen', themes: 'own', docs: { disable: true } }, tags: ['!autodocs'] }

export default meta

export const Pictures: StoryObj = {
  render: (_arguments, { globals }) => (
    <Page
      chosen={globals['theme']}
      title="Pictures"
      lead="Goods are compared by their pictures: what differs between two of them should be the goods."
    >
      {() => (
        <>
          <Section title="One hand" note="Upright, 4 : 5, 1600 × 2000 px. One ground for all goods of a chain.">
            <Pair
              stacked
              good={{
                shown: list('Jakker fra ett studio', alike),
                why: 'One ground, one light, the garment about 80 % of the height and in the middle. Colour and cut are what the eye compares.',
              }}
              bad={{
                shown: list('Jakker fra tre studioer', unlike),
                why: 'Another ground, another distance, cut off, too dark. The list looks like a jumble sale, and nobody can tell the lengths apart.',
              }}
            />
          </Section>
          <Section
            title="What stays in sight"
            note="A wide picture is cut to its place: upright on a phone, flat in a wide window. “focus” says what must not be lost."
          >
            <Pair
              good={{ shown: cut({ x: 20, y: 60 }), why: 'focus: {"x": 20, "y": 60}. What the banner is about stays, at every width.' }}
              bad={{ shown: cut({ x: 100, y: 0 }), why: 'Set to the emptiest corner. Look at each banner at 390 px before it goes out.' }}
            />
          </Section>
          <Section
            title="What is said of them"
            note="“alt” says what is seen to those who do not see it. A banner’s title is beside its picture: there it is empty."
          >
            <Choices
              label="Alternative texts"
              lang="nb"
              rows={[
                ['Rød skalljakke, forfra', 'IMG_4711.jpg', 'It names the goods, the colour and the side.'],
                ['Nærbilde av glidelåsen under armen', 'Detalj', 'A close-up says what of.'],
                ['Kvinne på 172 cm har på størrelse M', 'Modell', 'Height and size answer what is asked of a worn picture.'],
                ['alt=""', 'Bilde av fjell', 'What decorates is skipped by a screen reader.'],
              ]}
            />
          </Section>
          <Section title="Which, and in which order" note="The first is on cards. People press on to see what they cannot feel.">
            <Choices
              label="Kinds of picture"
              rows={[
                ['front: the whole garment, from the front', 'front: half of it, from an angle', 'It is beside forty others in a list.'],
                [
                  'back: the same from behind, as far away',
                  'back: another garment of that colour',
                  'Nothing moves but the garment when one presses on.',
                ],
                [
                  'detail: zip, cuff or cloth, taken from near',
                  'detail: the front, enlarged',
                  'An enlarged picture shows grain, not cloth.',
                ],
                ['worn: on somebody, outdoors, moving', 'worn: before a white wall', 'It says how it falls, and how long it is.'],
              ]}
            />
          </Section>
        </>
      )}
    </Page>
  ),
}
