import { palettes } from './banners.data.ts'
import type { GeneratedChain } from './chains.ts'
import type { Scenery } from './types.ts'

/** `days` are relative to today. An option with a mark is right or wrong; without marks all are opinions. */
export type PollEntry = {
  readonly name: string
  readonly description: string
  readonly days: readonly [start: number, end: number]
  readonly banner: Scenery
  readonly questions: readonly {
    readonly text: string
    readonly options: readonly (string | readonly [text: string, correct: boolean])[]
  }[]
}

export const pollEntries: Readonly<Record<GeneratedChain, readonly PollEntry[]>> = {
  1: [
    {
      name: 'Telt eller hytte?',
      description: 'Vi lurer på hvordan dere vil bo når dere er ute. Svarene bestemmer hva vi tar inn mer av til våren.',
      days: [-10, 25],
      banner: { scene: 'tent-night', palette: palettes.night, seed: 321 },
      questions: [
        { text: 'Hvor vil du helst våkne på en lørdag?', options: ['I telt', 'På hytte', 'I hengekøye', 'Hjemme, og så ut'] },
        { text: 'Hvor langt går du før første pause?', options: ['Til bålplassen', 'En time', 'To timer', 'Jeg tar ikke pause'] },
      ],
    },
    {
      name: 'Fjellvettquizen',
      description: 'Tre spørsmål før påske. Ingen premie, men du kan skryte i bilen.',
      days: [-90, -60],
      banner: { scene: 'snow', palette: palettes.snow, seed: 322 },
      questions: [
        {
          text: 'Hvor mange fjellvettregler er det?',
          options: [
            ['Sju', false],
            ['Ni', true],
            ['Tolv', false],
          ],
        },
        {
          text: 'Hva gjør du når været snur før du er halvveis?',
          options: [
            ['Snur i tide, det er ingen skam', true],
            ['Går fortere', false],
            ['Venter på at det skal gå over', false],
          ],
        },
        {
          text: 'Hvilken helling trenger et snøskred som regel for å løsne?',
          options: [
            ['Over ti grader', false],
            ['Over tretti grader', true],
            ['Bare over seksti grader', false],
          ],
        },
      ],
    },
  ],
  2: [
    {
      name: 'Hva reparerer du?',
      description: 'Vi holder verksted i butikkene etter jul. Si hva du vil lære.',
      days: [-5, 40],
      banner: { scene: 'cabin', palette: palettes.willow, seed: 323 },
      questions: [
        { text: 'Hva vil du helst lære å reparere?', options: ['Albuer og tær', 'Glidelåser', 'Knapphull', 'Ull som er krympet'] },
        { text: 'Når passer det å komme?', options: ['En hverdag etter jobb', 'Lørdag formiddag', 'Søndag'] },
      ],
    },
  ],
  3: [
    {
      name: 'Skredquiz: 3 spørsmål',
      description: '3 spørsmål, 1 riktig svar på hvert. Se hvordan andre har svart.',
      days: [-8, 60],
      banner: { scene: 'map-sheet', palette: palettes.polar, seed: 471 },
      questions: [
        {
          text: 'Fra hvor mange grader løsner de fleste skred?',
          options: [
            ['20', false],
            ['30', true],
            ['45', false],
          ],
        },
        {
          text: 'Hvor lang bør søkestangen være, minst?',
          options: [
            ['160 cm', false],
            ['240 cm', true],
            ['320 cm', false],
          ],
        },
        {
          text: 'På hvilke faregrader skjer de fleste dødsulykkene?',
          options: [
            ['1 og 2', false],
            ['2 og 3', true],
            ['4 og 5', false],
          ],
        },
      ],
    },
  ],
  4: [
    {
      name: 'Hvor blir vottene av?',
      description: 'Vi selger votter enkeltvis. Hjelp oss å finne ut hvorfor det trengs.',
      days: [-6, 45],
      banner: { scene: 'sledding', palette: palettes.berry, seed: 481 },
      questions: [
        {
          text: 'Hvor fant dere den forrige votten?',
          options: ['I barnehagen, på feil knagg', 'Under bilsetet', 'I dressen, langt inne i ermet', 'Vi leter ennå'],
        },
        { text: 'Hvor mange par går med på en vinter?', options: ['Ett. Vi er flinke', 'To', 'Tre eller fire', 'Vi har sluttet å telle'] },
      ],
    },
  ],
}
