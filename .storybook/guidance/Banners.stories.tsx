import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '@vidda/ui/banner'
import { Page, Section } from '../tokens/Stage.tsx'
import { fjord, plateau, wordsInPicture } from './goods.ts'
import { Choices, Pair } from './Pair.tsx'

const meta: Meta = { parameters: { layout: 'fullscreen', themes: 'own', docs: { disable: true } }, tags: ['!autodocs'] }

export default meta

export const Banners: StoryObj = {
  render: (_arguments, { globals }) => (
    <Page
      chosen={globals['theme']}
      title="Banners"
      lead="One message, one picture, one link, and the page behind it shows what the banner promised."
    >
      {() => (
        <>
          <Section
            title="Words beside the picture, not in it"
            note="A title is text: it can be read aloud, enlarged, translated and found. In a picture it is none of that, and a phone cuts it off."
          >
            <Pair
              stacked
              good={{
                shown: (
                  <Banner
                    level={3}
                    title="30 % på regntøy"
                    text="Til og med søndag 6. desember"
                    linkText="Se regntøyet"
                    to="/kampanje/regn"
                    image={fjord}
                    alt=""
                  />
                ),
                why: 'The picture sets the weather, the title tells the news, the link says where it leads.',
              }}
              bad={{
                shown: <Banner level={3} title="Salg" linkText="Les mer" to="/kampanje/regn" image={wordsInPicture} alt="" />,
                why: 'Words drawn into the picture, a title that repeats them, and “Les mer”, which says nothing of what comes.',
              }}
            />
          </Section>
          <Section title="Short enough to be read in passing" note="Up to 28 characters keep the title on two lines of a phone.">
            <Pair
              good={{
                shown: (
                  <div className="guidance-phone">
                    <Banner
                      size="half"
                      level={3}
                      title="Ull som varmer våt"
                      linkText="Se ullplaggene"
                      to="/sok/ull"
                      image={plateau}
                      alt=""
                    />
                  </div>
                ),
                why: 'Four words and a reason to go on.',
              }}
              bad={{
                shown: (
                  <div className="guidance-phone">
                    <Banner
                      size="half"
                      level={3}
                      title="Vi har utvidet utvalget av ullundertøy til hele familien denne vinteren"
                      text="Oppdag vårt fantastiske sortiment av kvalitetsprodukter for enhver anledning."
                      linkText="Klikk her for å se utvalget"
                      to="/sok/ull"
                      image={plateau}
                      alt=""
                    />
                  </div>
                ),
                why: 'It tells the chain’s news, not the shopper’s, and covers its own picture.',
              }}
            />
          </Section>
          <Section
            title="On a light picture, dark words"
            note="“tone” says what the picture is where the words stand. The scrim then gives 4.5 : 1 without turning the picture grey."
          >
            <Pair
              good={{
                shown: (
                  <Banner
                    size="half"
                    level={3}
                    tone="light"
                    title="Tørr til skolen"
                    linkText="Se regntøy for barn"
                    to="/barn"
                    image={plateau}
                    alt=""
                  />
                ),
                why: 'tone: "light" for a bright sky. The picture stays bright.',
              }}
              bad={{
                shown: (
                  <Banner
                    size="half"
                    level={3}
                    tone="dark"
                    title="Tørr til skolen"
                    linkText="Se regntøy for barn"
                    to="/barn"
                    image={plateau}
                    alt=""
                  />
                ),
                why: 'Left at "dark": a dark veil is laid over what was taken in sunshine.',
              }}
            />
          </Section>
          <Section title="Sizes of files">
            <Choices
              label="Pictures of banners"
              rows={[
                ['2560 × 1120 px, JPEG or WebP', '1200 × 400 px', 'A wide window of a sharp screen asks for more than 2000 px.'],
                ['The subject in one third', 'The subject in the middle', 'The words need quiet ground.'],
                ['A picture once on a page', 'The same picture in three banners', 'A page that repeats itself looks unfinished.'],
              ]}
            />
          </Section>
        </>
      )}
    </Page>
  ),
}
