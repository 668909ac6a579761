import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@vidda/ui/button'
import { Prose } from '@vidda/ui/prose'
import { TextField } from '@vidda/ui/text-field'
import { Page, Section } from '../tokens/Stage.tsx'
import { Choices, Pair } from './Pair.tsx'

const wool =
  'Ull holder varmen når den er våt, lukter lite etter mange dager i samme trøye og tåler gnister fra bålet. Merinoull er tynnere og klør mindre enn vanlig ull, men slites fortere der sekken gnager. Vask den sjelden, luft den ofte, og tørk den flatt.'

const meta: Meta = { parameters: { layout: 'fullscreen', themes: 'own', docs: { disable: true } }, tags: ['!autodocs'] }

export default meta

export const Layout: StoryObj = {
  render: (_arguments, { globals }) => (
    <Page chosen={globals['theme']} title="Layout" lead="One thing to do, one column to read, and distances from the theme.">
      {() => (
        <>
          <Section title="One action" note="“action” is the one thing to do on a screen. Everything beside it is “quiet” or “plain”.">
            <Pair
              good={{
                shown: (
                  <div className="guidance-column">
                    <TextField label="E-post" type="email" autoComplete="email" />
                    <Button>Send lenke</Button>
                    <Button variant="plain">Logg inn med passord</Button>
                  </div>
                ),
                why: 'The eye finds the colour once, and that is what most come for.',
              }}
              bad={{
                shown: (
                  <div className="guidance-column">
                    <TextField label="E-post" type="email" />
                    <Button>Send lenke</Button>
                    <Button>Logg inn med passord</Button>
                    <Button>Registrer deg</Button>
                    <Button>Avbryt</Button>
                  </div>
                ),
                why: 'Four actions are none: all have to be read before one is pressed.',
              }}
            />
          </Section>
          <Section title="A line one can follow" note="60 to 75 characters. Prose keeps to it; do not widen it to fill a window.">
            <Pair
              stacked
              good={{
                shown: (
                  <Prose>
                    <p>{wool}</p>
                  </Prose>
                ),
                why: 'The eye finds the next line.',
              }}
              bad={{
                shown: (
                  <Prose className="guidance-full">
                    <p>{wool}</p>
                  </Prose>
                ),
                why: 'As wide as the window: in the middle of the third line one begins it again.',
              }}
            />
          </Section>
          <Section title="Rules of thumb">
            <Choices
              label="Layout"
              rows={[
                [
                  'Mellomrom fra temaet: tiny, small, medium, large, wide',
                  '13 px, fordi det ser riktig ut',
                  'Another theme has other distances; 13 px is right in one.',
                ],
                [
                  'Price and name in the first view at 390 × 844',
                  'A picture as tall as the window',
                  'What it costs is what most came to see.',
                ],
                ['Headings in order: h1, h2, h3', 'h3, for its size', 'A screen reader walks by them. Size is a token.'],
                ['The whole card is pressed', 'Only its name is', 'A thumb is 44 px wide.'],
                [
                  'Det viktigste først på en smal skjerm',
                  'Filtre over varene',
                  'On a phone the order of the page is all the layout there is.',
                ],
              ]}
            />
          </Section>
        </>
      )}
    </Page>
  ),
}
