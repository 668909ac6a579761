import { palettes } from './banners.data.ts'
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

export const pollEntries: Readonly<Record<1 | 2, readonly PollEntry[]>> = {
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
      banner: { scene: 'wool-still-life', palette: palettes.wool, seed: 323 },
      questions: [
        { text: 'Hva vil du helst lære å reparere?', options: ['Albuer og tær', 'Glidelåser', 'Knapphull', 'Ull som er krympet'] },
        { text: 'Når passer det å komme?', options: ['En hverdag etter jobb', 'Lørdag formiddag', 'Søndag'] },
      ],
    },
  ],
}
