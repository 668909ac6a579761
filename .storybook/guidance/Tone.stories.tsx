import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@vidda/ui/button'
import { EmptyState } from '@vidda/ui/empty-state'
import { Notice } from '@vidda/ui/notice'
import { Page, Section } from '../tokens/Stage.tsx'
import { Choices, Pair } from './Pair.tsx'

const meta: Meta = { parameters: { layout: 'fullscreen', themes: 'own', docs: { disable: true } }, tags: ['!autodocs'] }

export default meta

export const Tone: StoryObj = {
  render: (_arguments, { globals }) => (
    <Page
      chosen={globals['theme']}
      title="Tone"
      lead="Each brand has its voice in its texts. What holds for all of them: say what is true, what it means, and what to do next."
    >
      {() => (
        <>
          <Section title="Something went wrong" note="What happened, whether anything was lost, and the way on. Never whose fault it was.">
            <Pair
              good={{
                shown: (
                  <Notice tone="error" title="Betalingen gikk ikke gjennom">
                    Varene ligger fortsatt i handlekurven, og ingenting er trukket. Prøv igjen, eller velg en annen betalingsmåte.
                  </Notice>
                ),
                why: 'The two questions that everybody has first, am I charged and is it gone, are answered.',
              }}
              bad={{
                shown: (
                  <Notice tone="error" title="Oops! Noe gikk galt 😢">
                    Ugyldig forespørsel (feilkode 4022). Vennligst kontakt support.
                  </Notice>
                ),
                why: 'A joke where money is at stake, a code for us, and work for the shopper.',
              }}
            />
          </Section>
          <Section title="Nothing here" note="Why, and a way on.">
            <Pair
              good={{
                shown: (
                  <EmptyState
                    icon="search"
                    title="Ingen treff på «skalbukse»"
                    action={<Button variant="quiet">Søk etter «skallbukse»</Button>}
                  >
                    Mente du skallbukse? Vi har 24 av dem.
                  </EmptyState>
                ),
                why: 'It repeats what was asked, and has a better question ready.',
              }}
              bad={{ shown: <EmptyState title="Beklager!">Fant dessverre ingen resultater.</EmptyState>, why: 'It ends there.' }}
            />
          </Section>
          <Section title="Buttons say what happens" note="A verb, and what it is done to. Two or three words.">
            <Pair
              good={{
                shown: (
                  <div className="guidance-column">
                    <Button>Legg i handlekurv</Button>
                    <Button variant="quiet">Reserver i butikk</Button>
                  </div>
                ),
                why: 'Each can be read without its surroundings, as a screen reader lists them.',
              }}
              bad={{
                shown: (
                  <div className="guidance-column">
                    <Button>OK</Button>
                    <Button variant="quiet">Klikk her</Button>
                  </div>
                ),
                why: 'Only the sentence before them says what they do.',
              }}
            />
          </Section>
          <Section title="Words">
            <Choices
              label="Words"
              lang="nb"
              rows={[
                [
                  'På lager i Bergen. Hent i dag fra 14.00.',
                  'Begrenset antall! Skynd deg!',
                  'Stock is a fact. Pressure is told from one, and the law knows it too.',
                ],
                ['1 399,00 kr, før 1 999,00 kr', 'SUPERPRIS!!!', 'A before-price is the lowest of the last 30 days, or it is not one.'],
                ['Returner innen 30 dager', 'Enkel retur', 'A number can be relied on.'],
                [
                  'Tåler 20 000 mm vannsøyle. Ikke for tur med tung sekk.',
                  'Perfekt for alle eventyr',
                  'One honest limit makes the rest believable.',
                ],
                [
                  'Hent innen lørdag 18.00',
                  'Kan hentes når som helst i åpningstiden frem til lørdag',
                  'The deadline first; times with a full stop.',
                ],
                ['du', 'De, kunden, vår kunde', 'As people speak to each other.'],
              ]}
            />
          </Section>
        </>
      )}
    </Page>
  ),
}
